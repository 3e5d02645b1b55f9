import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sourceMapsOf } from '#domain/sourceMaps.ts';
import { originalPlaces, publishedMaps } from '#operations/project/sourceMaps.ts';
import { builtSite } from '../support/builds.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** A text that one file of ours holds once, and the build in one script of each language. */
const marked = { file: 'src/site/scripts/collectErrors.ts', text: 'unhandledrejection' };
const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The line, from one, and the column, from one, of a text. */
function placeOf(text: string, word: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(word)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

let site: string;
beforeAll(async () => {
  site = await builtSite();
});

describe('the source maps of the built site', () => {
  it('lead from a frame of each language to the line in our file', () => {
    const { line } = placeOf(readFileSync(path.join(projectRoot, marked.file), 'utf8'), marked.text);
    const assets = path.join(site, 'assets');
    const frames = readdirSync(assets).flatMap((script) => {
      const text = script.endsWith('.js') ? readFileSync(path.join(assets, script), 'utf8') : '';
      const at = placeOf(text, marked.text);
      return text.includes(marked.text) ? [`${script}:${at.line}:${at.column}`] : [];
    });
    expect(frames).toHaveLength(2);
    const original = originalPlaces(sourceMapsOf(site));
    expect(frames.map((frame) => original(frame, ''))).toEqual(frames.map(() => `${marked.file}:${line}`));
  });

  it('are not published, and no published file names one', () => {
    expect(publishedMaps(site)).toEqual([]);
    const planted = temporaryFolder(onTestFinished);
    writeFileSync(path.join(planted, 'app.js'), 'run();\n//# sourceMappingURL=app.js.map');
    writeFileSync(path.join(planted, 'other.js.map'), '{}');
    writeFileSync(path.join(planted, 'index.html'), '<p>');
    expect(publishedMaps(planted).toSorted()).toEqual(['app.js', 'other.js.map']);
  });

  it('hold no text of the sources', () => {
    const [map = ''] = readdirSync(sourceMapsOf(site));
    expect(readFileSync(path.join(sourceMapsOf(site), map), 'utf8')).not.toContain('sourcesContent');
  });
});
