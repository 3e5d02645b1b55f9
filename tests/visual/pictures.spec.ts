import { expect, test as base } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { viewports, type ViewportName } from '#stories/support/pictured.ts';
import { matches, readManifest, readPicture, storePicture } from './baselines.ts';
import { openCamera, type Camera } from './camera.ts';
import type { PicturedStory } from './catalogue.ts';
import { compare } from './comparison.ts';
import { describeChange } from './describeChange.ts';
import { asStored, encodePng } from './picture.ts';
import { settings } from './settings.ts';

const stories = JSON.parse(await readFile(settings.catalogue, 'utf8')) as PicturedStory[];
const manifest = await readManifest(settings.baselines);

const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({ browser }, use, { project }) => {
      const camera = await openCamera(browser, storybookUrl(), project.name as ViewportName);
      await use(camera);
      await camera.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, name, viewports: pictured } of stories) {
  if (pictured.length === 0) continue;
  test(name, { tag: pictured.map((viewport) => `@${viewport}`) }, async ({ browser, camera }, info) => {
    const viewport = info.project.name as ViewportName;
    const { width } = viewports[viewport];
    const entry = manifest[id]?.[width];
    const picture = await camera.take(id, (taken) => entry !== undefined && matches(entry, taken));
    if (entry && matches(entry, picture)) return;
    const expected = entry && (await readPicture(settings.baselines, entry));

    if (info.config.updateSnapshots !== 'none') {
      if (expected && compare(expected, asStored(picture)).same) return;
      const stored = await storePicture(settings.baselines, picture);
      await info.attach('baseline', { body: JSON.stringify({ id, width, entry: stored }) });
      return;
    }

    if (!entry || !expected) {
      await info.attach('new-actual.png', { body: await encodePng(picture.ink), contentType: 'image/png' });
      throw new Error('There is no baseline for this picture yet. If it is right: npm run visual:update');
    }
    let comparison = compare(expected, asStored(picture));
    if (!comparison.same) {
      // A page that has shown other stories may differ from a fresh one; the story is right on either.
      const fresh = await openCamera(browser, storybookUrl(), viewport);
      const second = await fresh.take(id, (taken) => matches(entry, taken));
      await fresh.close();
      comparison = compare(expected, asStored(second));
      if (comparison.same)
        info.annotations.push({ type: 'unsteady', description: 'right on a fresh page only' });
    }
    if (comparison.same) return;
    for (const part of ['expected', 'actual', 'difference'] as const) {
      const attached = `picture-${part === 'difference' ? 'diff' : part}.png`;
      await info.attach(attached, { body: await encodePng(comparison[part]), contentType: 'image/png' });
    }
    throw new Error(describeChange(entry, picture, comparison));
  });
}

// oxlint-disable-next-line no-empty-pattern -- how Playwright is told that nothing is needed
test('every agreed picture belongs to a story', { tag: '@phone' }, ({}, info) => {
  const wanted = new Set(
    stories.flatMap(({ id, viewports: pictured }) =>
      pictured.map((name) => `${id} ${viewports[name].width}`),
    ),
  );
  const orphans = Object.entries(manifest).flatMap(([id, pictures]) =>
    Object.keys(pictures)
      .map((width) => `${id} ${width}`)
      .filter((picture) => !wanted.has(picture)),
  );
  if (info.config.updateSnapshots === 'none') expect(orphans).toEqual([]);
});

/** Where the run serves the catalogue. */
function storybookUrl(): string {
  return process.env['VISUAL_URL'] ?? '';
}
