import { expect } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { tones, type Category } from '#demos/state/menu.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { inDragList } from './inDragList.tsx';
import { stillHands } from './stillHands.ts';
import { CategoryCard } from '#demos/menuBuilder/CategoryCard.tsx';

const tacos: Category = sampleMenu.categories[0];

const meta = preview.meta({
  title: 'Demos/MenuBuilder/CategoryCard',
  component: CategoryCard,
  decorators: [inDragList, inColumn(320)],
  args: { menu: sampleMenu, category: tacos, index: 0, handlers: stillHands() },
});

export const WithItems = meta.story();

export const Empty = meta.story({ args: { category: { ...tacos, items: [] } } });

export const PickedUp = meta.story({
  args: { handlers: { ...stillHands(), lifted: { kind: 'category', id: tacos.id } } },
});

export const InEveryPaint = meta.story({
  render: (args) => (
    <>
      {tones.map((tone) => (
        <CategoryCard key={tone} {...args} category={{ ...tacos, id: tone, tone, items: [] }} />
      ))}
    </>
  ),
});

export const AsksForANewItem = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.addItemTo(tacos.name) }));
    await expect(args.handlers.onEdit).toHaveBeenCalledWith({ kind: 'item', categoryId: tacos.id });
  },
});
