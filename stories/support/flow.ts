import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { notPictured } from '#storybook/pictured.ts';

/** Several screens in sequence, as an owner visits them. */
export type Flow = (context: StoryContext) => Promise<void>;

/** Pages are loaded on first use; the catalog's development server compiles them then. */
export const patience = { timeout: 15_000 };

/** Parameters of a flow's stories: the initial address, and no pictures. */
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

/** Clicks a button that may not have been rendered yet. */
export async function press({ canvas, userEvent }: StoryContext, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }, patience));
}

/** Leaves the window for another one, and comes back. */
export function lookAway(): void {
  for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type));
}
