import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { DiscountBoard } from '#demos/pointOfSale/DiscountBoard.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/DiscountBoard',
  component: DiscountBoard,
  decorators: [inColumn(760)],
  args: {
    discounts: sampleState.discounts,
    menu: sampleState.menu,
    at: { day: 'tue' as const, hour: 12 },
    onSwitch: fn(),
  },
});

export const TuesdayNoon = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(pointOfSale.onNow)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Churro deal' }));
    await expect(args.onSwitch).toHaveBeenCalledWith({ id: 'churroDeal', on: true });
  },
});

export const ForSomethingThatLeftTheMenu = meta.story({ args: { menu: { categories: [], modifiers: [] } } });
