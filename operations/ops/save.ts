import path from 'node:path';
import { replaceFile } from '../project/replaceFile.ts';

/** Writes a file about the business or a person to a folder that git ignores; returns its path. */
export function saveAside(name: string, text: string): string {
  const file = path.resolve('.operations', name);
  replaceFile(file, text, 0o600);
  return file;
}
