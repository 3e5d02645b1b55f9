import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inLanguage } from '../src/prerender/inLanguage.ts';
import { inChosenLanguage } from './inChosenLanguage.ts';

// Apart from the site's own: how the site splits its bundles is no business of the catalogue.
export default defineConfig({
  plugins: [react(), inChosenLanguage(inLanguage('es'))],
  resolve: { tsconfigPaths: true },
});
