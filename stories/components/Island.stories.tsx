import { expect } from 'storybook/test';
import { Island, IslandContext } from '#components/Island.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Island',
  component: Island,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // Storybook does not read the doc comment of a component without JSX.
      description: {
        component: [
          'A part of a static page that is hydrated when a visitor comes near it or touches it.',
          'An island costs the visitor React, so use HTML and a behaviour of src/behaviours where they are enough: a menu, an answer that opens, a video.',
          'It adds no role or name to the part it holds.',
          'A click or a sent form before hydration is kept and then given to the part.',
          'Make the part useful before hydration.',
          "Its first render must not depend on the clock, random numbers or the window's width, because server and browser must agree.",
        ].join(' '),
      },
    },
  },
  args: { name: 'calculator', children: <Sheet>A part that a visitor may never touch</Sheet> },
});

/** Inside a React app, the part has no wrapper. */
export const InTheApp = meta.story({
  play: shows('A part that a visitor may never touch'),
});

/** The prerenderer decides how to mark the part. */
export const WrittenIntoAPage = meta.story({
  parameters: notPictured('It looks like In The App.'),
  decorators: [
    (StoryOfIsland) => (
      <IslandContext value={(name, children) => <div data-island={name}>{children}</div>}>
        <StoryOfIsland />
      </IslandContext>
    ),
  ],
  play: async ({ canvas }) => {
    const part = canvas.getByText('A part that a visitor may never touch');
    await expect(part.closest('[data-island]')).toHaveAttribute('data-island', 'calculator');
  },
});
