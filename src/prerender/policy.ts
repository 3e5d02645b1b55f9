import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyHash } from './inlineScript.ts';

/** Has the Content-Security-Policy of firebase.json name the scripts that stand in pages, and no others. */
export async function namePolicyHashes(root: string, scripts: readonly string[]): Promise<void> {
  const file = path.join(root, 'firebase.json');
  const text = await readFile(file, 'utf8');
  const hashes = scripts.map((script) => ` ${policyHash(script)}`).join('');
  const named = text.replace(/(?<own>script-src 'self')(?: 'sha256-[^']*')*/u, `$<own>${hashes}`);
  if (named !== text) await writeFile(file, named);
}
