import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptHashesFile } from '#domain/scriptHashes.ts';

/** The source expressions of the inline scripts of a built site; none where nothing is built. */
export function scriptHashesOf(builtSite: string): string[] {
  const file = path.join(builtSite, scriptHashesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** A policy that lets these inline scripts run, if it lets the site's own scripts run. */
export function withScriptHashes(policy: string, hashes: readonly string[]): string {
  const own = "script-src 'self'";
  return policy.replace(own, [own, ...hashes].join(' '));
}
