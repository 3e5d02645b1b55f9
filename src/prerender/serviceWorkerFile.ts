import { bundleScript } from './bundleScript.ts';

/** The files the service worker caches for use without a network. */
export interface CachedFiles {
  /** Paths of the public pages. */
  pages: readonly string[];
  /** Addresses of files named for their content. */
  files: readonly string[];
}

/** The bundled service worker. */
export function serviceWorkerFile({ pages, files }: CachedFiles): Promise<string> {
  return bundleScript('serviceWorker.ts', {
    keptPages: JSON.stringify(pages),
    keptFiles: JSON.stringify(files.map((url) => ({ url, revision: null }))),
    'process.env.NODE_ENV': '"production"',
  });
}
