import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { projectRoot } from './projectFiles.ts';

export type StoryIndex = Awaited<ReturnType<typeof buildIndex>>;

export type CatalogueEntry = StoryIndex['entries'][string];

let index: Promise<StoryIndex> | undefined;

/** Reads the catalog's files with Storybook, once, without building or starting anything. */
export async function catalogue(): Promise<CatalogueEntry[]> {
  index ??= buildIndex({
    configDir: path.join(projectRoot, '.storybook'),
    packageJson: {},
    ci: true,
    quiet: true,
    disableTelemetry: true,
  });
  return Object.values((await index).entries);
}

/** The path of an entry's file, relative to the project's folder. */
export function fileOf(entry: CatalogueEntry): string {
  return path.posix.normalize(entry.importPath);
}
