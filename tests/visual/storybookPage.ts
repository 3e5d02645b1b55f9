import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const now = new Date('2026-03-02T09:30:00Z');

export interface PictureParameters {
  /** Window widths in CSS pixels. */
  widths: number[];
  spanish: boolean;
  dark: boolean;
  /** The viewport that the story's `globals` select. */
  pinned?: string;
}

/** A page of a built Storybook that stays open and shows stories one after another. */
export interface StorybookPage {
  page: Page;
  /** Shows a story and waits for its play function, fonts and images. Rejects with the story's own error. */
  show(storyId: string): Promise<void>;
  /** Shows a page of words. Rejects with the page's own error. */
  showPage(pageId: string): Promise<void>;
  readParameters(): Promise<Record<string, PictureParameters>>;
  close(): Promise<void>;
}

/** Opens a page whose pictures depend only on stories: fixed time, zone, language and randomness, no motion. */
export async function openStorybook(
  browser: Browser,
  url: string,
  { language = 'en', ...options }: BrowserContextOptions & { language?: string },
): Promise<StorybookPage> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    serviceWorkers: 'block',
    // For a browser of this name, Storybook pauses animations at their end instead of waiting for them.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 (StorybookTestRunner)',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  // The loader of this file (tsx) wraps named functions in a helper that the browser does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(seedRandomNumbers);
  await page.goto(`${url}/iframe.html?viewMode=story&globals=language:${language}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(prepare, language);
  const open = async (selection: Selection) => {
    const failure = await page.evaluate(showEntry, selection);
    if (failure !== null) throw new Error(failure);
  };
  return {
    page,
    show: async (storyId) => {
      await open({ storyId, viewMode: 'story' });
      await page.evaluate(settle);
    },
    showPage: (pageId) => open({ storyId: pageId, viewMode: 'docs' }),
    readParameters: () => page.evaluate(readParameters),
    close: () => context.close(),
  };
}

// Each function below runs in the browser, so it uses nothing outside its own body.

interface StorybookWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  __STORYBOOK_PREVIEW__: { ready(): Promise<unknown>; extract(): Promise<Record<string, unknown>> };
  reseed(): void;
}

function seedRandomNumbers(): void {
  let seed = 1;
  Math.random = () => {
    // Park and Miller's generator.
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  Object.defineProperty(globalThis, 'reseed', { value: () => (seed = 1) });
}

/**
 * Waits for Storybook, disables axe after every story, and hides what Chromatic must ignore. Storybook reads the globals of
 * an address only if it also names a story, so the language is set here.
 *
 * Storybook pauses every animation at its start and reverses it, which shows its end. Playwright then ends it, which would
 * show its start, and a text that fades in would be missing. So animations keep their direction. They stay paused: one that
 * never ends would be drawn on a layer of its own at times.
 */
async function prepare(language: string): Promise<void> {
  const storybook = window as unknown as StorybookWindow;
  await storybook.__STORYBOOK_PREVIEW__.ready();
  storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { a11y: { manual: true }, language },
  });
  const rules = document.createElement('style');
  rules.textContent = `
    [data-chromatic="ignore"] { visibility: hidden !important; }
    :root *, :root *::before, :root *::after { animation-direction: normal !important; }`;
  document.head.append(rules);
}

/** What Storybook is asked to show. */
interface Selection {
  storyId: string;
  viewMode: 'story' | 'docs';
}

/**
 * Shows a story or a page of words, and waits until the play function has finished or the page is drawn. Returns its error message;
 * null if it succeeded.
 */
async function showEntry({ storyId, viewMode }: Selection): Promise<string | null> {
  const storybook = window as unknown as StorybookWindow;
  const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  storybook.reseed();
  return new Promise((resolve) => {
    const errors = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
    const end = (failure: string | null) => {
      for (const event of errors) channel.off(event, fail);
      channel.off('storyFinished', finish);
      channel.off('docsRendered', succeed);
      resolve(failure);
    };
    const fail = (payload: unknown) => {
      const { message, description } = (payload ?? {}) as { message?: string; description?: string };
      end(message ?? description ?? 'The built Storybook has no such story.');
    };
    const finish = (payload: unknown) => {
      const { storyId: finished, status } = payload as { storyId: string; status: string };
      if (finished === storyId) end(status === 'error' ? 'A check of the story failed.' : null);
    };
    const succeed = (drawn: unknown) => {
      if (drawn === storyId) end(null);
    };
    for (const event of errors) channel.on(event, fail);
    if (viewMode === 'docs') channel.on('docsRendered', succeed);
    else channel.on('storyFinished', finish);
    channel.emit('setCurrentStory', { storyId, viewMode });
  });
}

/** Waits for fonts and images, including those further down, and stops films at their first frame. */
async function settle(): Promise<void> {
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    film.currentTime = 0;
  }
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function readParameters(): Promise<Record<string, PictureParameters>> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const stories = (await preview.extract()) as Record<
    string,
    {
      parameters: { visual?: { widths?: number[]; spanish?: boolean; dark?: boolean } };
      storyGlobals?: { viewport?: { value?: string } };
    }
  >;
  return Object.fromEntries(
    Object.entries(stories).map(([id, { parameters, storyGlobals }]) => {
      const pinned = storyGlobals?.viewport?.value;
      const { widths = [], spanish = false, dark = false } = parameters.visual ?? {};
      return [id, { widths, spanish, dark, ...(pinned !== undefined && { pinned }) }];
    }),
  );
}
