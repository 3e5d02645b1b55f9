import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Browser } from '@playwright/test';
import { viewports, type ViewportName } from '#storybook/pictured.ts';
import { openStorybook } from './storybookPage.ts';

/** A story and the widths of its pictures. */
export interface PicturedStory {
  id: string;
  /** Its path and name in Storybook's sidebar, such as `Components/Price card: Yearly`. */
  name: string;
  /** Empty if a story has no picture. */
  viewports: ViewportName[];
  /** Whether it is a component's first story, which also has a picture in forced colors. */
  main: boolean;
  /** Whether it also has a picture in Spanish. */
  spanish: boolean;
  /** Whether it also has a picture in dark mode. */
  dark: boolean;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  subtype?: string;
}

/** Serves a built Storybook on a free port, only to this machine. */
export async function serveStorybook(folder: string): Promise<{ url: string; stop(): void }> {
  const server = express().use(express.static(folder)).listen(0, '127.0.0.1');
  await new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Lists the stories of a built Storybook in its order, without documentation pages and nested tests. */
export async function readStories(browser: Browser, folder: string, url: string): Promise<PicturedStory[]> {
  const index = await readFile(path.join(folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> };
  const page = await openStorybook(browser, url, { viewport: viewports.phone });
  const parameters = await page.readParameters();
  await page.close();
  const stories = Object.values(entries).filter(
    ({ type, subtype }) => type === 'story' && subtype !== 'test',
  );
  const mainOf = new Map<string, string>();
  return stories.map(({ id, title, name }) => {
    const { widths = [], pinned, spanish = false, dark = false } = parameters[id] ?? {};
    const pictured = (Object.keys(viewports) as ViewportName[]).filter((viewport) =>
      widths.length > 0 && pinned !== undefined
        ? viewport === pinned
        : widths.includes(viewports[viewport].width),
    );
    if (pictured.length > 0 && title.startsWith('Components/') && !mainOf.has(title)) mainOf.set(title, id);
    return {
      id,
      name: `${title}: ${name}`,
      viewports: pictured,
      main: mainOf.get(title) === id,
      spanish,
      dark,
    };
  });
}
