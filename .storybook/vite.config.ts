import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inLanguage } from '../src/prerender/inLanguage.ts';
import { inChosenLanguage } from './inChosenLanguage.ts';

// Separate from the site's own configuration: how the site splits its bundles does not concern the catalogue.
export default defineConfig({
  plugins: [react(), inChosenLanguage(inLanguage('es'))],
  resolve: { tsconfigPaths: true },
});
