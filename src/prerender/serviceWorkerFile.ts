import { languages } from '../domain/language.ts';
import { pathIn, paths } from '../domain/paths.ts';
import { bundleScript } from './bundleScript.ts';

/** The files the service worker caches for offline use. */
export interface CachedFiles {
  /** Paths of the public pages. */
  pages: readonly string[];
  /** URLs of files with a content hash in their name. */
  files: readonly string[];
}

/** The bundled service worker. */
export function serviceWorkerFile({ pages, files }: CachedFiles): Promise<string> {
  return bundleScript('serviceWorker.ts', {
    keptPages: JSON.stringify(pages),
    signIns: JSON.stringify(languages.map((language) => pathIn(language, paths.signIn))),
    keptFiles: JSON.stringify(files.map((url) => ({ url, revision: null }))),
    'process.env.NODE_ENV': '"production"',
  });
}
