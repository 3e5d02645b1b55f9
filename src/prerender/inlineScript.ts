import { createHash } from 'node:crypto';
import { bundled } from './bundled.ts';

/**
 * The script that stands in every public page, ready to be written there. The same for every build, so that the
 * site's policy can name it by its hash.
 */
export function inlineScript(): Promise<string> {
  return bundled('inline.ts');
}

/** How a Content-Security-Policy names what stands inside a script element. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
