import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { ItemKeys } from '#demos/pointOfSale/ItemKeys.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/ItemKeys',
  component: ItemKeys,
  decorators: [inColumn(700)],
  args: {
    category: sampleMenu.categories[0],
    countOf: (itemId: string) => (itemId === 'fish' ? 2 : 0),
    tagOf: (): string | undefined => undefined,
    onPress: fn(),
  },
});

export const Tacos = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Crispy fish taco/u }));
    await expect(args.onPress).toHaveBeenCalledWith(sampleMenu.categories[0].items[2]);
  },
});

export const WithADiscount = meta.story({ args: { tagOf: () => pointOfSale.tag.percent(20) } });

/** As on the narrowest phone: no discount covers a price. */
export const WithADiscountOnTheNarrowestPhone = meta.story({
  parameters: notPictured('It looks like WithADiscount.'),
  args: { tagOf: () => pointOfSale.tag.percent(20) },
  decorators: [(Story) => <div style={{ width: 242, container: 'demo / inline-size' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tags = canvas.getAllByText(pointOfSale.tag.percent(20));
    for (const tag of tags) {
      const price = tag.previousElementSibling?.getBoundingClientRect();
      await expect(tag.getBoundingClientRect().bottom).toBeLessThanOrEqual(price?.top ?? 0);
    }
  },
});

export const Dumplings = meta.story({ args: { category: sampleMenu.categories[1] } });

export const Sides = meta.story({ args: { category: sampleMenu.categories[2] } });

export const Drinks = meta.story({
  args: { category: sampleMenu.categories[3], tagOf: () => pointOfSale.tag.buyOneGetOne },
});

export const EmptyPage = meta.story({ args: { category: { ...sampleMenu.categories[0], items: [] } } });
