import { composeStory } from '@storybook/react-vite';
import { page } from 'vitest/browser';

/** A story as exported from its file. */
export interface Written {
  input: object;
  meta: { input: Parameters<typeof composeStory>[1] };
}

/** Width and height of a window in CSS pixels. */
export type Window = readonly [width: number, height: number];

/** Loads the stories of one file. */
export type Load = () => Promise<Record<string, Written>>;

/**
 * What is wrong in each story of a file, shown without its play, in each window.
 * @param find - Finds the faults of the story that is shown.
 */
export async function storyFaults(
  load: Load,
  windows: readonly Window[],
  find: (height: number) => readonly string[] | Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, story] of Object.entries(await load())) {
    if (name === 'default') continue;
    const shown = composeStory({ ...story.input, play: undefined }, story.meta.input, undefined, name);
    await shown.run();
    for (const [width, height] of windows) {
      await page.viewport(width, height);
      for (const fault of await find(height)) faults.push(`${name}, ${width} by ${height}: ${fault}`);
    }
  }
  return faults;
}
