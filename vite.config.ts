import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { prerenderedPages } from './src/prerender/plugin.ts';
import { shellFile } from './src/prerender/shell.ts';
import { pageCss } from './theme/compiled/pageCss.tsx';
import { themeData } from './theme/compiled/themeData.ts';
import { theme } from './theme/theme.ts';

const themeFolder = path.join(import.meta.dirname, 'theme');
const themeFile = path.join(themeFolder, 'theme.ts');
const sheetFile = path.join(themeFolder, 'compiled/page.css');

/**
 * Works the theme out once, while building, instead of on every visit: MUI's factory of themes alone is eight
 * kilobytes, and what holds for the whole page is a style sheet that needs no script. Development and the catalogue
 * use the factory.
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
    // The only other place that asks the factory: what MUI falls back on where nobody provides a theme.
    [path.join(import.meta.dirname, 'node_modules/@mui/material/styles/defaultTheme.mjs')]: () =>
      `export { theme as default } from ${JSON.stringify(themeFile)};`,
  };
  return {
    name: 'compiled-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === './compiled/page.css' ? sheetFile : undefined),
    load: (id) => compiled[id]?.(),
  };
}

/** React Router carries a build without its development warnings, but its package leads nobody there. */
function productionRouter(): Plugin {
  const folder = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
  const files: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (files[id] === undefined ? undefined : path.join(folder, files[id])),
  };
}

export default defineConfig({
  // The public pages and the app's shell are answered by the plugin that draws them.
  appType: 'custom',
  plugins: [compiledTheme(), productionRouter(), react(), prerenderedPages()],
  resolve: { tsconfigPaths: true },
  // There is one scheme, and it is light: nothing has to be written for browsers that cannot choose between two.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Every browser MUI supports preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: shellFile, page: 'src/prerender/page.ts' },
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
