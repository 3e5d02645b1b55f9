import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keysId } from '#demos/pointOfSale/keysId.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { CategoryTabs } from '#demos/pointOfSale/CategoryTabs.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/CategoryTabs',
  component: CategoryTabs,
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id={keysId} />
      </>
    ),
    inColumn(700),
  ],
  args: { categories: sampleMenu.categories, open: 'tacos', onOpen: fn() },
  parameters: notPictured('The whole demo is pictured.'),
});

export const TurnsPagesWithTheArrowKeys = meta.story({
  render: function Turning(args) {
    const [open, setOpen] = useState('tacos');
    return <CategoryTabs {...args} open={open} onOpen={({ categoryId }) => setOpen(categoryId)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tacos' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Dumplings' })).toHaveAttribute('aria-selected', 'true');
  },
});
