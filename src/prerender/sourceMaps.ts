import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { sourceMapsOf } from '../domain/sourceMaps.ts';

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

export const isMap = (name: string) => name.endsWith('.map');

export async function emptyMaps(directory: string): Promise<void> {
  await rm(sourceMapsOf(directory), { recursive: true, force: true });
}

/** Writes the source map of each script beside the build: the places in our files by their paths in the project, no source text. */
export async function writeMaps(files: readonly BuiltFile[], directory: string, root: string): Promise<void> {
  const folder = sourceMapsOf(directory);
  await mkdir(folder, { recursive: true });
  const writes = files.map(async (file) => {
    if (file.type !== 'chunk' || !file.map) return;
    const { version, names, mappings } = file.map;
    const script = path.join(directory, path.dirname(file.fileName));
    const sources = file.map.sources.map((source) =>
      path.relative(root, path.resolve(script, source)).replaceAll(path.sep, '/'),
    );
    const map = JSON.stringify({ version, names, mappings, sources });
    await writeFile(path.join(folder, `${path.basename(file.fileName)}.map`), map);
  });
  await Promise.all(writes);
}
