import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from './build.ts';

/** Names, without the hash, of every file of the built site that a script loads with `import()`. */
export function lazyFiles(): string[] {
  const folder = path.join(builtSite, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const asked = scripts.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/import\([`"']\.\/([^`"']+)-[\w-]{8}\.js/gu),
    ].map(([, name]) => name ?? ''),
  );
  return [...new Set(asked)].toSorted();
}
