import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Canvas = Pick<StoryContext, 'canvas'>;

/** A text, or a role with what distinguishes its element. */
type Sought = string | RegExp | Parameters<StoryContext['canvas']['getByRole']>;

/** A story's `play` that finds each of these on the screen, once. */
export function shows(...all: readonly Sought[]) {
  return async ({ canvas }: Canvas): Promise<void> => {
    for (const one of all)
      await expect(
        await (Array.isArray(one) ? canvas.findByRole(...one) : canvas.findByText(one)),
      ).toBeVisible();
  };
}

/** A story's `play` that finds none of these. */
export function lacks(...all: readonly Sought[]) {
  return async ({ canvas }: Canvas): Promise<void> => {
    for (const one of all)
      await expect(Array.isArray(one) ? canvas.queryByRole(...one) : canvas.queryByText(one)).toBeNull();
  };
}

/** A story's `play` that reads these words in the only part of this role. */
export function says(role: 'alert' | 'group' | 'status', words: string | RegExp) {
  return async ({ canvas }: Canvas): Promise<void> => {
    await expect(canvas.getByRole(role)).toHaveTextContent(words);
  };
}

/** A story's `play` that finds a link of this name to this address. */
export function leadsTo(name: string | RegExp, href: string) {
  return async ({ canvas }: Canvas): Promise<void> => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  };
}

/** A story's `play` that clicks the button of this name and expects exactly one callback. */
export function presses<Callback extends string>(name: string | RegExp, callback: Callback) {
  return async ({
    args,
    canvas,
    userEvent,
  }: Pick<StoryContext, 'canvas' | 'userEvent'> & {
    args: { readonly [Called in Callback]?: unknown };
  }): Promise<void> => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(args[callback]).toHaveBeenCalledOnce();
  };
}
