import { createHash } from 'node:crypto';
import { bundleScript } from './bundleScript.ts';

/**
 * The inline script of every public page. It is the same in every build, so that the Content-Security-Policy can name it
 * by its hash.
 */
export function inlineScript(): Promise<string> {
  return bundleScript('scripts/inline.ts');
}

/** The script of `app.html`, which is the same in every build too. */
export function appLanguageScript(): Promise<string> {
  return bundleScript('scripts/appLanguage.ts');
}

/** The source expression of a Content-Security-Policy for an inline script. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
