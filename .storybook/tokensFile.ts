import type { Plugin } from 'vite';
import { designTokens } from '../theme/designTokens.ts';

/** Serves the brand's tokens to design tools, at `tokens.json` beside the catalog. */
export function tokensFile(): Plugin {
  const source = JSON.stringify(designTokens(), null, 2);
  return {
    name: 'tokens-file',
    configureServer: ({ middlewares }) => {
      middlewares.use('/tokens.json', (_, response) => void response.end(source));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source });
    },
  };
}
