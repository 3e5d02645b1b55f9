import { languages } from '../domain/language.ts';
import { pathIn, paths } from '../domain/paths.ts';
import { bundleScript } from './bundleScript.ts';

export interface CachedFiles {
  pages: readonly string[];
  /** URLs of files with a content hash in their name. */
  files: readonly string[];
}

export function serviceWorkerFile({ pages, files }: CachedFiles): Promise<string> {
  return bundleScript('serviceWorker.ts', {
    keptPages: JSON.stringify(pages),
    signIns: JSON.stringify(languages.map((language) => pathIn(language, paths.signIn))),
    keptFiles: JSON.stringify(files.map((url) => ({ url, revision: null }))),
    'process.env.NODE_ENV': '"production"',
  });
}
