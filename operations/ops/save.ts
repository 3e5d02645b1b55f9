import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file about the business or a person to a folder that git ignores; returns its path. */
export function saveAside(name: string, text: string): string {
  const folder = path.resolve('.operations');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}
