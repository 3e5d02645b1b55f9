import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { inColumn } from '../../support/frames.tsx';
import { DragArea } from '#demos/menuBuilder/DragArea.tsx';
import { stillHands } from './stillHands.ts';
import { ItemRow } from '#demos/menuBuilder/ItemRow.tsx';

const [category] = sampleMenu.categories;
const [item] = category.items;

const meta = {
  title: 'Demos/MenuBuilder/ItemRow',
  component: ItemRow,
  decorators: [
    (Story) => (
      <DragArea>
        <ul style={{ padding: 0 }}>
          <Story />
        </ul>
      </DragArea>
    ),
    inColumn(300),
  ],
  args: { menu: sampleMenu, item, categoryId: category.id, index: 0, handlers: stillHands() },
} satisfies Meta<typeof ItemRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithExtras: Story = {};

export const WithoutExtras: Story = {
  args: { item: sampleMenu.categories[2].items[2], categoryId: 'sides' },
};

export const PickedUp: Story = {
  args: { handlers: { ...stillHands(), lifted: { kind: 'item', id: item.id } } },
};

export const OpensByItsName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Al pastor taco \$4\.50/u }));
    await expect(args.handlers.onEdit).toHaveBeenCalledWith({ kind: 'item', categoryId: category.id, item });
  },
};
