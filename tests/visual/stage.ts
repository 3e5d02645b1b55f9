import type { StoryParameters } from './catalogue.ts';

/**
 * What happens inside the page. Each function is sent to the browser by itself, so none may use anything outside
 * its own body.
 */

interface Stage extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<unknown>;
    extract(): Promise<Record<string, unknown>>;
  };
}

/** Before anything else runs: the same dice for everybody. */
export function loadDice(): void {
  let seed = 1;
  // Mulberry32: small, and good enough to place confetti.
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  Object.defineProperty(globalThis, 'rollAgain', { value: () => (seed = 1) });
}

/** Waits for Storybook, keeps axe from running after every story, and hides what Chromatic is told to ignore. */
export async function prepareStage(): Promise<void> {
  const stage = window as unknown as Stage;
  await stage.__STORYBOOK_PREVIEW__.ready();
  stage.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  const rules = document.createElement('style');
  rules.textContent = '[data-chromatic="ignore"] { visibility: hidden !important; }';
  document.head.append(rules);
}

/**
 * Shows a story and waits until its play function has finished.
 * @returns the words of its failure, or nothing when it succeeded.
 */
export async function showStory(storyId: string): Promise<string | undefined> {
  const stage = window as unknown as Stage & { rollAgain(): void };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  stage.rollAgain();

  const channel = stage.__STORYBOOK_ADDONS_CHANNEL__;
  const failures: string[] = [];
  const fail = (error: unknown) => {
    for (const one of [error].flat()) {
      const { message, description } = (one ?? {}) as { message?: string; description?: string };
      failures.push(message ?? description ?? 'The story failed without a word.');
    }
  };
  const failing = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  for (const event of failing) channel.on(event, fail);
  let end: () => void = () => undefined;
  let miss: () => void = () => undefined;
  let finish: (payload: unknown) => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
    finish = (payload) => {
      const { storyId: which, status } = payload as { storyId: string; status: string };
      if (which !== storyId) return;
      if (status === 'error' && failures.length === 0) fail({ message: 'A check of the story failed.' });
      resolve();
    };
    miss = () => {
      fail({ message: 'The built Storybook has no such story.' });
      resolve();
    };
    channel.on('storyFinished', finish);
    channel.on('storyMissing', miss);
  });
  // A story whose first render throws may never be called finished.
  const giveUp = setTimeout(() => {
    fail({ message: 'The story had not finished after 60 seconds.' });
    end();
  }, 60_000);
  const thrown = () => setTimeout(end, 200);
  channel.on('storyThrewException', thrown);
  channel.on('storyErrored', thrown);

  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  await finished;
  clearTimeout(giveUp);
  for (const event of failing) channel.off(event, fail);
  channel.off('storyFinished', finish);
  channel.off('storyMissing', miss);
  channel.off('storyThrewException', thrown);
  channel.off('storyErrored', thrown);
  return failures[0];
}

/** Waits for fonts and pictures, also those further down the page, and stops films at their first frame. */
export async function settle(): Promise<void> {
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

/** What each story says about its pictures, by the story's id. */
export async function readParameters(): Promise<Record<string, StoryParameters>> {
  const stage = window as unknown as Stage;
  const stories = (await stage.__STORYBOOK_PREVIEW__.extract()) as Record<
    string,
    { parameters: StoryParameters; storyGlobals?: { viewport?: { value?: string } } }
  >;
  return Object.fromEntries(
    Object.entries(stories).map(([id, { parameters, storyGlobals }]) => {
      const pinned = storyGlobals?.viewport?.value;
      return [
        id,
        {
          ...(parameters.visual && { visual: parameters.visual }),
          ...(parameters.chromatic && { chromatic: parameters.chromatic }),
          ...(pinned !== undefined && { pinned }),
        },
      ];
    }),
  );
}
