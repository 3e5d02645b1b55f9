import type { RequestHandler } from 'express';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

export interface LocalFunctions {
  /** The handler of an HTTP function; undefined if no function has that name. */
  handler(name: string): RequestHandler | undefined;
  /** Runs a scheduled function like its schedule; does nothing if no function has that name. */
  runScheduled(name: string): Promise<void>;
}

type Exported = RequestHandler & {
  __endpoint?: { httpsTrigger?: object; callableTrigger?: object; scheduleTrigger?: object };
  run?: (event: { scheduleTime: string }) => unknown;
};

const entry = new URL('../../functions/src/index.ts', import.meta.url).href;

/** Loads the functions from their sources; set the environment first. With `afresh`, reads changed files again. */
export async function loadFunctions({ afresh = false } = {}): Promise<LocalFunctions> {
  const loaded: unknown = afresh ? await tsImport(entry, import.meta.url) : await import(entry);
  const exported = loaded as Record<string, Exported | undefined>;
  return {
    handler(name) {
      const candidate = Object.hasOwn(exported, name) ? exported[name] : undefined;
      const endpoint = candidate?.__endpoint;
      return (endpoint?.httpsTrigger ?? endpoint?.callableTrigger) ? candidate : undefined;
    },
    async runScheduled(name) {
      const candidate = Object.hasOwn(exported, name) ? exported[name] : undefined;
      if (!candidate?.__endpoint?.scheduleTrigger) return;
      await candidate.run?.({ scheduleTime: new Date().toISOString() });
    },
  };
}

/** A change in one of these folders reloads the functions. */
const sources = ['../../functions/src', '../../src/domain'];

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
  const watchers = sources.map((folder) =>
    watch(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true }, later),
  );
  return {
    async stop() {
      clearTimeout(pending);
      for (const watcher of watchers) watcher.close();
    },
  };
}
