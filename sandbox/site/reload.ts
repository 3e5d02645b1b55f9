import { watch } from 'node:fs';
import { functionSources, loadFunctions, type LocalFunctions } from './functions.ts';

const quietMs = 150;

/** Reloads the functions when their sources change. If a file fails to load, the last working functions stay. */
export function reloadFunctions(use: (functions: LocalFunctions) => void): { stop(): Promise<void> } {
  let pending: NodeJS.Timeout | undefined;
  const reload = () =>
    loadFunctions({ afresh: true }).then(
      (functions) => {
        use(functions);
        process.stdout.write('The functions have been loaded again.\n');
      },
      (error: unknown) => console.error(error),
    );
  // The system reports one save several times.
  const later = () => {
    clearTimeout(pending);
    pending = setTimeout(() => void reload(), quietMs);
  };
  const watchers = functionSources.map((folder) => watch(folder, { recursive: true }, later));
  return {
    async stop() {
      clearTimeout(pending);
      for (const watcher of watchers) watcher.close();
    },
  };
}
