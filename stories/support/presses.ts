import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A story's `play` that clicks the button of this name and expects exactly one callback. */
export function presses<Callback extends string>(name: string | RegExp, callback: Callback) {
  return async ({
    args,
    canvas,
    userEvent,
  }: Pick<StoryContext, 'canvas' | 'userEvent'> & {
    args: { readonly [Called in Callback]?: unknown };
  }): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args[callback]).toHaveBeenCalledOnce();
  };
}
