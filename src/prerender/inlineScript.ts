import { createHash } from 'node:crypto';
import { languages, prefixes } from '../domain/language.ts';
import { lostAnchor, pathIn, paths, stepsPath } from '../domain/paths.ts';
import { bundleScript } from './bundleScript.ts';

/** The inline script of every public page; the policy allows it by its hash, the same in every build. */
export function inlineScript(): Promise<string> {
  return bundleScript('scripts/inline.ts', { stepsPath: JSON.stringify(stepsPath) });
}

/** The script of the app's documents, which is also the same in every build. */
export function appLanguageScript(): Promise<string> {
  return bundleScript('scripts/appLanguage.ts');
}

/**
 * The script of the sign-in's document. It contains the settings of the build that it uses. Each setting is replaced by itself:
 * esbuild would put a whole `import.meta.env` into the script, and keep the sandbox's branches in production.
 */
export function firstFormScript(environment: Readonly<Record<string, unknown>>): Promise<string> {
  const settings = Object.entries(environment).map(
    ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)] as const,
  );
  return bundleScript('../main/firstForm.ts', { 'import.meta.env': '{}', ...Object.fromEntries(settings) });
}

/** The script in the head of the page for unknown URLs. */
export function leaveUnknownScript(): Promise<string> {
  const otherHomes = Object.values(prefixes).filter((prefix) => prefix !== '');
  return bundleScript('scripts/leaveUnknown.ts', {
    otherHomes: JSON.stringify(otherHomes),
    lostAnchor: JSON.stringify(lostAnchor),
  });
}

/** The collector of the pages' errors, which a page loads once it has one. */
export function errorCollectorScript(): Promise<string> {
  return bundleScript('scripts/sendErrors.ts');
}

/** The service worker, which keeps these pages, and these files with a content hash in their name. */
export function serviceWorker(pages: readonly string[], files: readonly string[]): Promise<string> {
  return bundleScript('serviceWorker.ts', {
    keptPages: JSON.stringify(pages),
    signIns: JSON.stringify(languages.map((language) => pathIn(language, paths.signIn))),
    keptFiles: JSON.stringify(files.map((url) => ({ url, revision: null }))),
    'process.env.NODE_ENV': '"production"',
  });
}

/** The Content-Security-Policy source expression for an inline script. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
