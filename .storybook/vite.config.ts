import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inLanguage } from '../src/prerender/inLanguage.ts';

// Apart from the site's own: how the site splits its bundles is no business of the catalogue.
export default defineConfig({
  plugins: [react(), process.env['SITE_LANGUAGE'] === 'es' && inLanguage('es')],
  resolve: { tsconfigPaths: true },
});
