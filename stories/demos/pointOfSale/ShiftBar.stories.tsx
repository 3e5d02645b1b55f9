import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { ShiftBar } from '#demos/pointOfSale/ShiftBar.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/ShiftBar',
  component: ShiftBar,
  decorators: [inColumn(1100)],
  args: {
    shift: { spotId: 'mission' as const, day: 'tue' as const, hour: 12 },
    airplane: false,
    onShift: fn(),
    onAirplane: fn(),
  },
});

export const WithSignal = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(pointOfSale.hour), '18');
    await expect(args.onShift).toHaveBeenCalledWith({ hour: 18 });
  },
});

export const InAirplaneMode = meta.story({ args: { airplane: true } });
