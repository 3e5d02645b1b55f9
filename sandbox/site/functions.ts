import type { RequestHandler } from 'express';
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

/** A change in one of these folders reloads the functions. */
export const functionSources = ['../../functions/src', '../../src/domain'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

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
