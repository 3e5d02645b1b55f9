import { composeStory } from '@storybook/react-vite';
import { page } from 'vitest/browser';

export interface Written {
  input: { render?: unknown; play?: unknown; tags?: unknown; parameters?: Record<string, unknown> };
  meta: { input: Parameters<typeof composeStory>[1] };
}

export type Window = readonly [width: number, height: number];

export const phone: Window = [375, 812];

export type Load = () => Promise<Record<string, unknown>>;

type Named = readonly [name: string, story: Written];

/** Makes the browser's own window so large that each window of `sizeWindow` is seen whole in it. */
export const roomForWindows = () => page.viewport(1280, 1024);

/** Sizes the frame of the tests alone: asking the driver for another window of the browser takes as long as to render a story. */
export function sizeWindow([width, height]: Window): void {
  Object.assign((frameElement as HTMLElement).style, { width: `${width}px`, height: `${height}px` });
}

/** Waits until what observes the window has seen its size. */
export const windowObserved = () =>
  new Promise<void>((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())));

/** Lets each change show at once: even the shortest transition, of reduced motion, ends in the next frame. @returns the undo. */
export function stopTransitions(): () => void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after, *::details-content { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  return () => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
}

function isStory(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && 'input' in value && 'meta' in value;
}

/** Whether a story adds nothing to its file's `meta` but a play, and so shows what every other such story shows before it. */
function addsPlayAlone({ input }: Written): boolean {
  const { play: _play, tags: _tags, parameters = {}, ...others } = input;
  const { visual: _visual, chromatic: _chromatic, ...shown } = parameters;
  return Object.keys({ ...others, ...shown }).length === 0;
}

export async function storiesOf(load: Load): Promise<Named[]> {
  const exported = Object.entries(await load()).filter(([name]) => name !== 'default');
  return exported.filter((one): one is [string, Written] => isStory(one[1]));
}

/** Whether a story asks for no picture, because it looks like another one or moves. */
export function looksLikeAnother({ input, meta }: Written): boolean {
  const { parameters } = composeStory(input as object, meta.input, undefined, 'Story');
  return (parameters as { visual?: { widths?: readonly number[] } }).visual?.widths?.length === 0;
}

/** Stories of a file as they are before their plays, without those that another one shows too. */
export function differentAtRest(stories: readonly Named[]): Named[] {
  const alike = stories.filter(([, story]) => addsPlayAlone(story));
  const shown = alike.find(([, story]) => !looksLikeAnother(story)) ?? alike[0];
  return stories.filter((one) => one === shown || !alike.includes(one));
}

export async function show(name: string, { input, meta }: Written, play?: unknown): Promise<void> {
  await composeStory({ ...input, play } as object, meta.input, undefined, name).run();
}
