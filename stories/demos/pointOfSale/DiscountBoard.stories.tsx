import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sampleState } from '#demos/state/sampleState.ts';
import { inColumn } from '../../support/frames.tsx';
import { DiscountBoard } from '#demos/pointOfSale/DiscountBoard.tsx';

const meta = {
  title: 'Demos/PointOfSale/DiscountBoard',
  component: DiscountBoard,
  decorators: [inColumn(760)],
  args: {
    discounts: sampleState.discounts,
    menu: sampleState.menu,
    at: { day: 'tue', hour: 12 },
    onSwitch: fn(),
  },
} satisfies Meta<typeof DiscountBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TuesdayNoon: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(pointOfSale.onNow)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Churro deal' }));
    await expect(args.onSwitch).toHaveBeenCalledWith({ id: 'churroDeal', on: true });
  },
};

export const ForSomethingThatLeftTheMenu: Story = { args: { menu: { categories: [], modifiers: [] } } };
