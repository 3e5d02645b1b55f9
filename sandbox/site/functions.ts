import type { RequestHandler } from 'express';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** The exported Cloud Functions, ready to be called. */
export interface LocalFunctions {
  /** The handler of one function that answers requests; undefined when there is none of that name. */
  handler(name: string): RequestHandler | undefined;
  /** Runs one scheduled function as its schedule would; does nothing when there is none of that name. */
  runScheduled(name: string): Promise<void>;
}

type Exported = RequestHandler & {
  __endpoint?: { httpsTrigger?: object; callableTrigger?: object; scheduleTrigger?: object };
  run?: (event: { scheduleTime: string }) => unknown;
};

const entry = new URL('../../functions/src/index.ts', import.meta.url).href;

/** The folders whose change makes loading the functions again worthwhile. */
export const functionSources = ['../../functions/src', '../../src/domain'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Loads the functions from their source; the environment must be set before. Loading them `afresh` sees files
 * that have changed since.
 */
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
