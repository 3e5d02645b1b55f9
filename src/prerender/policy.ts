import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyHash } from './inlineScript.ts';

/** Writes the hashes of the inline scripts into every Content-Security-Policy of firebase.json that has hashes. */
export async function writePolicyHashes(root: string, scripts: readonly string[]): Promise<void> {
  const file = path.join(root, 'firebase.json');
  const text = await readFile(file, 'utf8');
  const hashes = scripts.map((script) => ` ${policyHash(script)}`).join('');
  const named = text.replaceAll(/(?<own>script-src 'self')(?: 'sha256-[^']*')+/gu, `$<own>${hashes}`);
  if (named !== text) await writeFile(file, named);
}
