import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { bundledPackages } from '../bundledPackages.ts';
import { mutants } from './mutants.ts';

const mutant = mutants[Number(process.env['MUTANT'])];

/** Puts the mutant in place of what it changes, while the file is read; nothing on the disk is touched. */
const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  transform(code, id) {
    if (!mutant || !id.split('?')[0]?.endsWith(`/${mutant.file}`)) return undefined;
    if (code.split(mutant.find).length !== 2) throw new Error(`no single place for: ${mutant.why}`);
    return { code: code.replace(mutant.find, () => mutant.replace), map: null };
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [mutation],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    deps: bundledPackages,
    // A kept file would be the one without the mutant.
    fsModuleCache: false,
    include: ['tests/{server,domain}/**/*.test.ts'],
    setupFiles: ['tests/server/logs/setup.ts'],
    env: { OPEN_INPUTS: '0.1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    bail: 1,
    reporters: ['dot'],
  },
});
