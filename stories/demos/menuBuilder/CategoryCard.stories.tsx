import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { tones, type Category } from '#demos/state/menu.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { inColumn } from '../../support/frames.tsx';
import { DragArea } from '#demos/menuBuilder/DragArea.tsx';
import { stillHands } from './stillHands.ts';
import { CategoryCard } from '#demos/menuBuilder/CategoryCard.tsx';

const tacos: Category = sampleMenu.categories[0];

const meta = {
  title: 'Demos/MenuBuilder/CategoryCard',
  component: CategoryCard,
  decorators: [
    (Story) => (
      <DragArea>
        <ul style={{ padding: 0 }}>
          <Story />
        </ul>
      </DragArea>
    ),
    inColumn(320),
  ],
  args: { menu: sampleMenu, category: tacos, index: 0, handlers: stillHands() },
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItems: Story = {};

export const Empty: Story = { args: { category: { ...tacos, items: [] } } };

export const PickedUp: Story = {
  args: { handlers: { ...stillHands(), lifted: { kind: 'category', id: tacos.id } } },
};

export const InEveryPaint: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <CategoryCard key={tone} {...args} category={{ ...tacos, id: tone, tone, items: [] }} />
      ))}
    </>
  ),
};

export const AsksForANewItem: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.addItemTo(tacos.name) }));
    await expect(args.handlers.onEdit).toHaveBeenCalledWith({ kind: 'item', categoryId: tacos.id });
  },
};
