import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Apart from the site's own: how the site splits its bundles is no business of the catalogue.
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
});
