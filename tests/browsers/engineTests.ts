import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteUrl } from '../e2e/support/sandbox.ts';
import type { Engine, EngineName } from './driver/engine.ts';
import { installed } from './driver/installed.ts';
import { Tab } from './driver/tab.ts';
import type { Journey, Width } from './journey.ts';
import { pictures } from './support/folders.ts';

/** Makes each journey a test of one engine; if the engine is missing, prints a warning and runs none. */
export function testJourneys(name: EngineName, journeys: readonly Journey[]): void {
  const run = journeys.filter(({ inChromium }) => name !== 'chromium' || inChromium === undefined);
  const visits = run.flatMap((journey) =>
    journey.widths[name].map((width) => ({
      journey,
      width,
      title: `${journey.name}, ${width} px wide${journey.inChromium ? ` (Chromium: ${journey.inChromium})` : ''}`,
    })),
  );
  const found = installed[name]();
  if ('missing' in found) {
    const words = `NOT RUN: nothing was tested in ${name}, because it was not found. ${found.missing}`;
    console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
    describe(name, () => {
      for (const { title } of visits) it.todo(title);
    });
    return;
  }
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await found.start();
    });
    afterAll(() => engine.close());
    for (const { title, journey, width } of visits) {
      it(title, () => expectJourney(engine, journey, width));
    }
  });
}

/** Pages that replace PayPal and Google are not part of the product. */
function isOfProduct(complaint: string): boolean {
  return complaint.includes(` at ${siteUrl}`) && !complaint.includes(` at ${siteUrl}/__sandbox/`);
}

/** Runs a journey in a new window, in which the browser must not report any error. */
async function expectJourney(engine: Engine, journey: Journey, width: Width): Promise<void> {
  const height = width < 800 ? 844 : 800;
  const before = (await journey.before?.()) ?? [];
  const window = await engine.open({ width, height, before, cached: journey.cached ?? false });
  try {
    await journey.run(new Tab(window, { hovers: width === 1280, touch: journey.touch ?? false }), width);
    const { plants } = journey;
    const isPlanted = (complaint: string) => plants !== undefined && complaint.includes(plants);
    expect(window.complaints().filter((one) => isOfProduct(one) && !isPlanted(one))).toEqual([]);
  } catch (error) {
    const file = `${engine.name}-${width}-${journey.name.replaceAll(/\W+/gu, '-')}.png`;
    await mkdir(pictures, { recursive: true });
    try {
      await writeFile(path.join(pictures, file), await window.screenshot());
      console.error(`What ${engine.name} showed is in test-results/browsers/${file}`);
    } catch {
      console.error(`${engine.name} shows nothing any more`);
    }
    for (const complaint of window.complaints()) console.error(complaint);
    // The runner does not print it if a second try passes.
    console.error(error);
    throw error;
  } finally {
    await window.close();
  }
}
