import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { inColumn } from '../../support/frames.tsx';
import { ShiftBar } from '#demos/pointOfSale/ShiftBar.tsx';

const meta = {
  title: 'Demos/PointOfSale/ShiftBar',
  component: ShiftBar,
  decorators: [inColumn(1100)],
  args: {
    shift: { spotId: 'mission', day: 'tue', hour: 12 },
    airplane: false,
    onShift: fn(),
    onAirplane: fn(),
  },
} satisfies Meta<typeof ShiftBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSignal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(pointOfSale.hour), '18');
    await expect(args.onShift).toHaveBeenCalledWith({ hour: 18 });
  },
};

export const InAirplaneMode: Story = { args: { airplane: true } };
