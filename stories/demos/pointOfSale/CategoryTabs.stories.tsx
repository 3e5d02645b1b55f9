import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keysId } from '#demos/pointOfSale/keysId.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { inColumn } from '../../support/frames.tsx';
import { CategoryTabs } from '#demos/pointOfSale/CategoryTabs.tsx';

const meta = {
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
} satisfies Meta<typeof CategoryTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const TurnsPagesWithTheArrowKeys: Story = {
  render: function Turning(args) {
    const [open, setOpen] = useState('tacos');
    return <CategoryTabs {...args} open={open} onOpen={({ categoryId }) => setOpen(categoryId)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tacos' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Dumplings' })).toHaveAttribute('aria-selected', 'true');
  },
};
