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
 * (stories/docs/decisions/CompiledTheme.mdx). Development and the catalog create the theme at run time.
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
      // If one of these files moves, in the project or in MUI, the factory must not return unnoticed.
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
  // The plugin that renders the public pages and the app's shell also serves them.
  appType: 'custom',
  plugins: [compiledTheme(), react(), prerenderedPages(), spanish && { ...inLanguage('es'), apply: 'serve' }],
  resolve: { tsconfigPaths: true },
  // The only color scheme is light, so styles need no fallback for browsers without `light-dark()`.
  css: { lightningcss: { exclude: Features.LightDark, targets: styleTargets } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: scriptTargets,
    // All browsers that MUI supports preload modules without a polyfill.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: shellFile, page: 'src/site/scripts/page.ts' },
      // Emotion imports it for `withTheme`, which the project does not use. A bundler cannot remove it, because it is CommonJS.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules[\\/]hoist-non-react-statics[\\/]/u, sideEffects: false }],
      },
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
