import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { schemeCss, themeData } from './theme/compiled/themeData.ts';
import { theme } from './theme/theme.ts';

const themeFile = path.join(import.meta.dirname, 'theme/theme.ts');
/** The theme MUI falls back on where nobody provides one; the only other place that asks the factory. */
const fallbackFile = /@mui[\\/]material[\\/]styles[\\/]defaultTheme\.mjs$/u;
const schemeFile = path.join(import.meta.dirname, 'theme/compiled/scheme.css');

/**
 * Works the theme out once, while building, instead of on every visit: MUI's factory of themes alone is eight
 * kilobytes, and its variables are a style sheet that needs no script. Development and the catalogue use the factory.
 */
function compiledTheme(): Plugin {
  return {
    name: 'compiled-theme',
    apply: 'build',
    resolveId: (id) => (id === 'compiled-theme/scheme.css' ? schemeFile : undefined),
    load(id) {
      if (id === schemeFile) return schemeCss(theme);
      if (fallbackFile.test(id)) return `export { theme as default } from ${JSON.stringify(themeFile)};`;
      if (id !== themeFile) return undefined;
      return [
        `import 'compiled-theme/scheme.css';`,
        `import { revive } from './compiled/revive.ts';`,
        `export const theme = revive(${JSON.stringify(themeData(theme))});`,
      ].join('\n');
    },
  };
}

export default defineConfig({
  plugins: [compiledTheme(), react()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes less often than anything else, so returning visitors keep this file in their cache.
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
