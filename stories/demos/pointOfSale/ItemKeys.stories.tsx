import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { inColumn } from '../../support/frames.tsx';
import { ItemKeys } from '#demos/pointOfSale/ItemKeys.tsx';

const meta = {
  title: 'Demos/PointOfSale/ItemKeys',
  component: ItemKeys,
  decorators: [inColumn(700)],
  args: {
    category: sampleMenu.categories[0],
    countOf: (itemId: string) => (itemId === 'fish' ? 2 : 0),
    tagOf: (): string | undefined => undefined,
    onPress: fn(),
  },
} satisfies Meta<typeof ItemKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tacos: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Crispy fish taco/u }));
    await expect(args.onPress).toHaveBeenCalledWith(sampleMenu.categories[0].items[2]);
  },
};

export const WithADiscount: Story = { args: { tagOf: () => pointOfSale.tag.percent(20) } };

export const Dumplings: Story = { args: { category: sampleMenu.categories[1] } };

export const Sides: Story = { args: { category: sampleMenu.categories[2] } };

export const Drinks: Story = {
  args: { category: sampleMenu.categories[3], tagOf: () => pointOfSale.tag.buyOneGetOne },
};

export const EmptyPage: Story = { args: { category: { ...sampleMenu.categories[0], items: [] } } };
