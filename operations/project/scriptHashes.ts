import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptHashesFile } from '#domain/scriptHashes.ts';
import type { HeadersFor } from './keptFiles.ts';

/** Adds the hashes of a built site's inline scripts to each policy for its scripts; unchanged without a build. */
export function withScriptHashes<Rule extends Pick<HeadersFor, 'headers'>>(
  rules: readonly Rule[],
  builtSite: string | undefined,
): Rule[] {
  const file = builtSite === undefined ? undefined : path.join(builtSite, scriptHashesFile);
  const hashes = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  const own = "script-src 'self'";
  const allowed = [own, ...hashes].join(' ');
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key === 'Content-Security-Policy' ? { key, value: value.replace(own, allowed) } : { key, value },
    ),
  }));
}
