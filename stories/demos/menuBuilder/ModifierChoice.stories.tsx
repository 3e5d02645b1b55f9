import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { inColumn } from '../../support/frames.tsx';
import { ModifierChoice } from '#demos/menuBuilder/ModifierChoice.tsx';

const meta = {
  title: 'Demos/MenuBuilder/ModifierChoice',
  component: ModifierChoice,
  decorators: [inColumn(460)],
  args: { modifiers: sampleMenu.modifiers, chosen: ['salsa', 'cheese'], onChange: fn() },
} satisfies Meta<typeof ModifierChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeOffered: Story = {};

export const NoneOnTheMenu: Story = {
  args: { modifiers: [], chosen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(menuBuilder.noModifiers)).toBeVisible();
  },
};
