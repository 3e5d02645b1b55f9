import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { viewports, type ViewportName } from '#stories/support/pictured.ts';
import { readParameters, prepareStage } from './stage.ts';

/** A story as the pictures see it. */
export interface PicturedStory {
  id: string;
  /** Its place and name in the Storybook's sidebar, such as `Components/Price card: Yearly`. */
  name: string;
  /** Where it is pictured; empty when it is left out. */
  viewports: ViewportName[];
  /** Why it has no picture, in the words of its `parameters.visual.skip`. */
  leftOut?: string;
  /** What it tells Chromatic, for the check that both tell the same. */
  chromatic: ChromaticParameters;
}

/** The part of Chromatic's story parameters we use. */
export interface ChromaticParameters {
  disableSnapshot?: boolean;
  modes?: Record<string, { viewport?: { width?: number }; disable?: boolean }>;
}

/** What the page hands over about each story. */
export interface StoryParameters {
  visual?: { viewports?: number[]; skip?: string };
  chromatic?: ChromaticParameters;
  /** The one screen a story is pinned to by its `globals`. */
  pinned?: string;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  subtype?: string;
}

const names = Object.keys(viewports) as ViewportName[];

/** Where a story is pictured when neither it nor the preview says anything. */
const usual: ViewportName[] = ['phone', 'desktop'];

/**
 * Lists the stories of a built Storybook in the order of its index, without documentation pages and without the
 * tests that hang below a story.
 * @param folder - The built Storybook.
 * @param book - Where it is served.
 */
export async function readCatalogue(
  browser: Browser,
  folder: string,
  book: string,
): Promise<PicturedStory[]> {
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const page = await browser.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${book}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(prepareStage);
  const parameters = await page.evaluate(readParameters);
  await page.close();
  return Object.values(index.entries)
    .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
    .map(({ id, title, name }) => describe(id, `${title}: ${name}`, parameters[id] ?? {}));
}

function describe(
  id: string,
  name: string,
  { visual, chromatic = {}, pinned }: StoryParameters,
): PicturedStory {
  if (visual?.skip !== undefined) return { id, name, viewports: [], leftOut: visual.skip, chromatic };
  return { id, name, viewports: chosenViewports(id, visual?.viewports, pinned), chromatic };
}

function chosenViewports(
  id: string,
  widths: number[] | undefined,
  pinned: string | undefined,
): ViewportName[] {
  if (pinned !== undefined) return names.filter((name) => name === pinned);
  if (widths === undefined) return usual;
  return widths.map((width) => {
    const name = names.find((candidate) => viewports[candidate].width === width);
    if (name === undefined)
      throw new Error(`${id} asks for a picture ${width} wide; there is no such viewport.`);
    return name;
  });
}
