import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { inLanguage } from './src/prerender/inLanguage.ts';
import { prerenderedPages } from './src/prerender/plugin.ts';
import { shellFile } from './src/prerender/shell.ts';
import { scriptTargets, styleTargets } from './src/prerender/targets.ts';
import { pageCss } from './theme/compiled/pageCss.tsx';
import { themeData } from './theme/compiled/themeData.ts';
import { theme } from './theme/theme.ts';

const themeFolder = path.join(import.meta.dirname, 'theme');
const themeFile = path.join(themeFolder, 'theme.ts');
const sheetFile = path.join(themeFolder, 'compiled/page.css');

/**
 * Computes the theme while building instead of in the browser, which saves 7.8 KiB of script on the sign-in screen
 * (stories/docs/decisions/CompiledTheme.mdx). Development and the catalogue create the theme at run time.
 */
function compiledTheme(): Plugin {
  const compiled: Record<string, () => string> = {
    [sheetFile]: pageCss,
    [themeFile]: () =>
      `import { revive } from './compiled/revive.ts';
       export const theme = revive(${JSON.stringify(themeData(theme))});`,
    [path.join(themeFolder, 'PageStyles.tsx')]: () =>
      `import './compiled/page.css';
       export const PageStyles = () => null;`,
    // The only other caller of the factory: MUI's default where no theme is provided.
    [path.join(import.meta.dirname, 'node_modules/@mui/material/styles/defaultTheme.mjs')]: () =>
      `export { theme as default } from ${JSON.stringify(themeFile)};`,
  };
  const unmet = new Set(Object.keys(compiled));
  return {
    name: 'compiled-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === './compiled/page.css' ? sheetFile : undefined),
    load(id) {
      unmet.delete(id);
      return compiled[id]?.();
    },
    buildEnd(error) {
      // A file that moved, of ours or of MUI's, would otherwise bring the factory back unnoticed.
      if (!error && unmet.size > 0) this.error(`The build did not meet ${[...unmet].join(', ')}`);
    },
    generateBundle(_options, bundle) {
      const shipped = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      if (shipped.some((id) => id.endsWith('@mui/material/styles/createTheme.mjs'))) {
        this.error('A part brings MUI’s createTheme along, as Box of @mui/material does; use @mui/system’s.');
      }
    },
  };
}

// The development server shows one language at a time; a build writes all of them.
const spanish = process.env['SITE_LANGUAGE'] === 'es';

export default defineConfig({
  // The public pages and the app's shell are answered by the plugin that draws them.
  appType: 'custom',
  plugins: [compiledTheme(), react(), prerenderedPages(), spanish && { ...inLanguage('es'), apply: 'serve' }],
  resolve: { tsconfigPaths: true },
  // There is one scheme, and it is light: nothing has to be written for browsers that cannot choose between two.
  css: { lightningcss: { exclude: Features.LightDark, targets: styleTargets } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: scriptTargets,
    // Every browser MUI supports preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: shellFile, page: 'src/site/scripts/page.ts' },
      // Emotion imports it for `withTheme`, which nothing here calls; as CommonJS it would stay all the same.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules[\\/]hoist-non-react-statics[\\/]/u, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // A group takes along what its files import, unless a group before it has it.
          groups: [
            // The pages' script shares this, and nothing else, with the app.
            { name: 'loader', test: /preload-helper/u },
            // React changes less often than anything else, so returning visitors keep this file in their cache.
            {
              name: 'react',
              test: /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u,
            },
            // What stands between a visitor and the sign-up: one file for the landing page to fetch beforehand.
            {
              name: 'entrance',
              test: /src[\\/](?:app[\\/](?:App|pages[\\/]SignInPage)|adapters[\\/]browser[\\/]mailGateway)\.tsx?$/u,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
