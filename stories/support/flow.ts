import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { notPictured } from '#storybook/pictured.ts';

/** Several screens in a row, as an owner walks through them. */
export type Flow = (context: StoryContext) => Promise<void>;

/** Pages are fetched when they are first needed, which in a catalogue includes making them. */
export const patience = { timeout: 15_000 };

/** Parameters of the stories of a flow: the address it begins at, and no pictures. */
export function flowFrom(route: string) {
  return {
    layout: 'fullscreen' as const,
    route,
    ...notPictured('A flow ends on a screen that is pictured in its own stories.'),
  };
}

/** Waits for the screen with this heading. */
export async function arriveAt({ canvas }: Pick<StoryContext, 'canvas'>, heading: string): Promise<void> {
  await waitFor(
    () => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
    patience,
  );
}

/** Presses a button that may still be on its way. */
export async function press({ canvas, userEvent }: StoryContext, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }, patience));
}
