import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { inMemory } from '../../../support/inMemory.mjs';
import { randomSeed } from '../../../support/randomSeed.mjs';
import { mutants } from './list.ts';

process.env['RANDOM_SEED'] = String(randomSeed());

/** Plants one fault of the list while its file is loaded. Fails if the file no longer has the text. */
function planted(nth: string | undefined): Plugin {
  const mutant = nth === undefined ? undefined : mutants[Number(nth)];
  return {
    name: 'planted-fault',
    enforce: 'pre',
    transform(code, id) {
      if (!mutant || !id.split('?')[0]?.endsWith(`/functions/src/${mutant.file}`)) return null;
      const [from, to] = mutant.edit;
      if (code.split(from).length !== 2) throw new Error(`${mutant.file} does not have once: ${from}`);
      return code.replace(from, () => to);
    },
  };
}

/** Runs the adversary alone, with a planted fault if `ADVERSARY_MUTANT` names one. */
export default defineConfig({
  plugins: [planted(process.env['ADVERSARY_MUTANT'])],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    // A worker in a process of its own would go on after vitest is ended.
    pool: 'threads',
    include: ['tests/server/adversary/adversary.test.ts'],
    setupFiles: ['tests/support/useRandomSeed.ts', 'tests/server/logs/setup.ts'],
    env: inMemory,
    // A cached module would hide the planted fault.
    fsModuleCache: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
