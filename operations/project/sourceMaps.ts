import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import { sourceMapsOf } from '#domain/sourceMaps.ts';

/** Older releases are forgotten. Errors in browsers are kept for a month. */
const keptReleases = 30;

/** Where the source maps of releases are kept, a folder for each, relative to the checkout. Git ignores it. */
export const keptMaps = path.join('.operations', 'source-maps');

const newestFirst = (files: readonly string[]) =>
  files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);

/** Keeps the source maps of a built site, and returns their folder; null if the build has none. */
export function keepSourceMaps(root: string, builtSite: string): string | null {
  const maps = sourceMapsOf(builtSite);
  if (!existsSync(maps)) return null;
  // A script's name holds a hash of its text, so the names tell one release from another.
  const names = readdirSync(maps).toSorted().join();
  const release = createHash('sha256').update(names).digest('hex').slice(0, 8);
  const folder = path.join(root, keptMaps, release);
  // Made anew, so that a release that is deployed again is the newest.
  rmSync(folder, { recursive: true, force: true });
  cpSync(maps, folder, { recursive: true });
  const releases = readdirSync(path.dirname(folder)).map((name) => path.join(root, keptMaps, name));
  for (const old of newestFirst(releases).slice(keptReleases)) rmSync(old, { recursive: true });
  return folder;
}

/** The files of a built site that would give its sources away: source maps, and scripts and styles that name one. */
export function publishedMaps(builtSite: string): string[] {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' });
  const named = (file: string) =>
    /\.(?:js|css|html)$/u.test(file) &&
    readFileSync(path.join(builtSite, file), 'utf8').includes('sourceMappingURL');
  return files.filter((file) => file.endsWith('.map') || named(file));
}

/** Finds a stack's frame, such as `app-Ab12Cd34.js:1:2345`, in the project; null without a source map. */
export type OriginalPlace = (frame: string, release: string) => string | null;

/** Looks places up in the source maps below a folder. The release of an error is the hash of one of its scripts. */
export function originalPlaces(folder: string): OriginalPlace {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = newestFirst(found.map((file) => path.join(folder, file)));
  const read = new Map<string, TraceMap>();
  return (frame, release) => {
    const [, script, line, column] = /^(.+):(\d+):(\d+)$/u.exec(frame) ?? [];
    const ofScript = files.filter((file) => path.basename(file) === `${script}.map`);
    // Two releases may share a script whose sources differ in comments.
    const isOfRelease = (file: string) =>
      files.some((one) => path.dirname(one) === path.dirname(file) && one.endsWith(`-${release}.js.map`));
    const file = ofScript.find(isOfRelease) ?? ofScript[0];
    if (file === undefined) return null;
    const map = read.get(file) ?? new TraceMap(JSON.parse(readFileSync(file, 'utf8')) as EncodedSourceMap);
    read.set(file, map);
    // Browsers count columns from one.
    const place = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return place.source === null ? frame : `${place.source}:${place.line}`;
  };
}
