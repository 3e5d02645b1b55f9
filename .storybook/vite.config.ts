import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inLanguage } from '../src/prerender/inLanguage.ts';
import { history } from './history.ts';
import { inChosenLanguage } from './inChosenLanguage.ts';
import { tokensFile } from './tokensFile.ts';

// Separate from the site's configuration: the site's bundle splitting does not apply to the catalog.
export default defineConfig({
  plugins: [react(), inChosenLanguage(inLanguage('es')), history(), tokensFile()],
  resolve: { tsconfigPaths: true },
});
