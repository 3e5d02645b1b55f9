import { expect } from 'storybook/test';
import { Island, IslandContext } from '#components/Island.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Island',
  component: Island,
  args: { name: 'calculator', children: <Sheet>A part that a visitor may never touch</Sheet> },
});

/** Where React runs anyway, the part has no wrapper. */
export const InTheApp = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A part that a visitor may never touch')).toBeVisible();
  },
});

/** The prerenderer decides how the part is marked. */
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
