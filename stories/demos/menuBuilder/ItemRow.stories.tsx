import { expect } from 'storybook/test';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { inDragList } from './inDragList.tsx';
import { stillHands } from './stillHands.ts';
import { ItemRow } from '#demos/menuBuilder/ItemRow.tsx';

const [category] = sampleMenu.categories;
const [item] = category.items;

const meta = preview.meta({
  title: 'Demos/MenuBuilder/ItemRow',
  component: ItemRow,
  decorators: [inDragList, inColumn(300)],
  args: { menu: sampleMenu, item, categoryId: category.id, index: 0, handlers: stillHands() },
});

export const WithExtras = meta.story();

export const WithoutExtras = meta.story({
  args: { item: sampleMenu.categories[2].items[2], categoryId: 'sides' },
});

export const PickedUp = meta.story({
  args: { handlers: { ...stillHands(), lifted: { kind: 'item', id: item.id } } },
});

export const OpensByItsName = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Al pastor taco \$4\.50/u }));
    await expect(args.handlers.onEdit).toHaveBeenCalledWith({ kind: 'item', categoryId: category.id, item });
  },
});
