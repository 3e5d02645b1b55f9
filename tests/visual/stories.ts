import express from 'express';
import type { Browser } from '@playwright/test';
import { viewports, type ViewportName } from '#storybook/pictured.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { openStorybook } from './storybookPage.ts';

export interface PicturedStory {
  id: string;
  /** Its path and name in Storybook's sidebar, such as `Components/Price card: Yearly`. */
  name: string;
  /** Empty if a story has no picture. */
  viewports: ViewportName[];
  /** Whether it is a component's first story, which also has a picture in forced colors. */
  main: boolean;
  spanish: boolean;
  dark: boolean;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
  subtype?: string;
  tags?: string[];
}

/** Serves a built Storybook on a free port, only to this machine. */
export const serveStorybook = (folder: string) => listenOnFreePort(express().use(express.static(folder)));

/** The stories and pages of a Storybook, in its order. */
export async function readIndex(url: string): Promise<IndexEntry[]> {
  const reply = await fetch(`${url}/index.json`);
  const { entries } = (await reply.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** How many pictures a part has that its stories do not ask for: the first story and one more. */
const picturesOfPart = 2;

/**
 * Lists the stories of a built Storybook in its order, without documentation pages and nested tests. Pictured are the first
 * story of a part, one more that only shows a state, and those that ask for Spanish. A story that acts asserts what comes of
 * it. Only the first story has a picture at each of its widths, and in dark mode.
 */
export async function readStories(browser: Browser, url: string): Promise<PicturedStory[]> {
  const page = await openStorybook(browser, url, { viewport: viewports.phone });
  const parameters = await page.readParameters();
  await page.close();
  const stories = (await readIndex(url)).filter(
    ({ type, subtype }) => type === 'story' && subtype !== 'test',
  );
  const takenOf = new Map<string, number>();
  return stories.map(({ id, title, name, tags = [] }) => {
    const { widths = [], pinned, spanish = false, dark = false } = parameters[id] ?? {};
    const wanted = (Object.keys(viewports) as ViewportName[]).filter((viewport) =>
      widths.length > 0 && pinned !== undefined
        ? viewport === pinned
        : widths.includes(viewports[viewport].width),
    );
    const taken = takenOf.get(title) ?? 0;
    const first = taken === 0;
    const acts = tags.includes('play-fn');
    const pictured = wanted.length > 0 && (first || spanish || (!acts && taken < picturesOfPart));
    if (pictured) takenOf.set(title, taken + 1);
    return {
      id,
      name: `${title}: ${name}`,
      viewports: pictured ? wanted.slice(0, first ? wanted.length : 1) : [],
      main: pictured && first && title.startsWith('Components/'),
      spanish,
      dark: pictured && first && dark,
    };
  });
}
