import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { languages } from './src/domain/language.ts';
import { inLanguage } from './src/prerender/inLanguage.ts';
import { prerenderedPages } from './src/prerender/plugin.ts';
import { shellFile } from './src/prerender/shell.ts';
import { scriptTargets, styleTargets } from './src/prerender/targets.ts';

// The development server shows one language at a time; a build writes all of them.
const shown = languages.find((language) => language === process.env['SITE_LANGUAGE']);

export default defineConfig({
  // The plugin that renders the public pages and the app's shell also serves them.
  appType: 'custom',
  plugins: [react(), prerenderedPages(), shown && { ...inLanguage(shown), apply: 'serve' }],
  resolve: { tsconfigPaths: true },
  // The only color scheme is light, so styles need no fallback for browsers without `light-dark()`.
  css: { lightningcss: { exclude: Features.LightDark, targets: styleTargets } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Written beside the build, where nothing serves them (src/prerender/sourceMaps.ts).
    sourcemap: 'hidden',
    // Names the packages in the scripts. Nothing serves it; the test of what ships reads it.
    license: { fileName: '.vite/license.json' },
    target: scriptTargets,
    // All browsers that MUI supports preload modules without a polyfill.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: shellFile, page: 'src/site/scripts/page.ts' },
      output: {
        codeSplitting: {
          // A group includes what its files import, unless an earlier group has it.
          groups: [
            // The only code that the public pages' script shares with the app.
            { name: 'loader', test: /preload-helper/u },
            // React changes less often than anything else, so returning visitors keep this file in their cache.
            {
              name: 'react',
              test: /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u,
            },
            // What the sign-up needs first, in one file that the landing page fetches in advance.
            {
              name: 'entrance',
              test: /src[\\/](?:app[\\/]App|adapters[\\/]browser[\\/]mailGateway)\.tsx?$/u,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
