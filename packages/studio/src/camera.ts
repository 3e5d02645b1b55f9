import type { Page } from '@playwright/test';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shownTexts } from './shownTexts.ts';

/** Frames of one second. */
export const frameRate = 24;

/** Photographs a page frame by frame; the page's clock advances only between frames. */
export interface Camera {
  /** Advances the clock by one frame and saves the picture. */
  shoot: () => Promise<void>;
  texts: ReadonlySet<string>;
  count: () => number;
  /** The path of frame `index`, from 0. */
  file: (index: number) => string;
  /** The pattern by which ffmpeg finds the frames. */
  pattern: string;
}

/**
 * Points a camera at a page whose clock is stopped.
 * @param folder - The folder for the frames; emptied first.
 */
export async function openCamera(page: Page, folder: string): Promise<Camera> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const session = await page.context().newCDPSession(page);
  const file = (index: number) => path.join(folder, `${String(index).padStart(4, '0')}.png`);
  const texts = new Set<string>();
  let count = 0;
  return {
    texts,
    count: () => count,
    file,
    pattern: path.join(folder, '%04d.png'),
    shoot: async () => {
      const passed = Math.round(((count + 1) * 1000) / frameRate) - Math.round((count * 1000) / frameRate);
      await page.clock.runFor(passed);
      await page.evaluate(moveOn, passed);
      for (const text of await shownTexts(page, { x: 0, y: 0, width, height })) texts.add(text);
      const y = await page.evaluate(() => scrollY);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip: { x: 0, y, width, height, scale: 1 },
      });
      await writeFile(file(count), Buffer.from(data, 'base64'));
      count += 1;
    },
  };
}

/** Runs inside the page: pauses every transition and animation and advances it by `passed` milliseconds. */
async function moveOn(passed: number): Promise<void> {
  // React works between messages, which the stopped clock does not delay.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  }
  for (const animation of document.getAnimations()) {
    const known = animation.playState === 'paused';
    if (!known) animation.pause();
    const time = (known ? Number(animation.currentTime) : 0) + passed;
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (time >= end) animation.finish();
    else animation.currentTime = time;
  }
}
