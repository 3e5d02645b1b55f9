import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { scene as words } from '#content/funnel/scene.ts';
import { Scene, type SceneProps } from '#funnel/frame/Scene.tsx';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const name = 'Taco Comet';
const args: SceneProps = { state: 'named', name };

const meta = preview.meta({
  title: 'Funnel/Frame/Scene',
  component: Scene,
  decorators: [inColumn(420)],
  args,
});

export const Described = meta.story({
  play: shows(['img', { name: words.named(name) }]),
});

export const WithACaption = meta.story({ args: { state: 'open', caption: words.isOpen(name) } });

/** The name stands clear of the frame, and the frame ends before the cab. */
async function clearOfItsFrame({ canvas, canvasElement }: StoryContext) {
  // Once the truck has arrived.
  await waitFor(() => {
    const frame = canvas.getByRole('img').getBoundingClientRect();
    const paint = canvasElement.querySelector('[role="img"] span')?.getBoundingClientRect() ?? frame;
    const room = [paint.left - frame.left, frame.right - paint.right, frame.bottom - paint.bottom];
    const cab = canvasElement.querySelector('[data-part="cab"]')?.getBoundingClientRect() ?? frame;
    return expect([Math.min(...room) >= 6, cab.left >= frame.right]).toEqual([true, true]);
  });
}

export const OverAField = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { on: 'phone' },
  play: clearOfItsFrame,
});

/** A long name takes two lines and stays clear of the frame. */
export const LongNameOverAField = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { on: 'phone', name: 'Empanadas Pasteles Rosario Montevideo' },
  play: clearOfItsFrame,
});
