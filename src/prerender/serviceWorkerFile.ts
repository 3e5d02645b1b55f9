import { bundled } from './bundled.ts';

/** What the service worker keeps for a visitor without a network. */
export interface Kept {
  /** Paths of the public pages. */
  pages: readonly string[];
  /** Addresses of files named for their content. */
  files: readonly string[];
}

/** The service worker, whole, as the site serves it at `/serviceWorker.js`. */
export function serviceWorkerFile({ pages, files }: Kept): Promise<string> {
  return bundled('serviceWorker.ts', {
    keptPages: JSON.stringify(pages),
    keptFiles: JSON.stringify(files.map((url) => ({ url, revision: null }))),
    'process.env.NODE_ENV': '"production"',
  });
}
