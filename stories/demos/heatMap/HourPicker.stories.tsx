import { expect, fn } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { HourPicker } from '#demos/heatMap/HourPicker.tsx';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { hoursFor, tuesdayLunch } from '../support/sampleSales.ts';

const meta = preview.meta({
  title: 'Demos/HeatMap/HourPicker',
  component: HourPicker,
  decorators: [onTablet(360)],
  args: { hours: tuesdayLunch.hours, takings: hoursFor(tuesdayLunch), onChange: fn() },
});

export const Lunch = meta.story();

export const AllDay = meta.story({ args: { hours: { from: 7, to: 21 } } });

export const OneHour = meta.story({ args: { hours: { from: 12, to: 12 } } });

export const MovesByArrowKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: heatMap.until }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hours: { from: 11, to: 15 } });
    canvas.getByRole('slider', { name: heatMap.from }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hours: { from: 10, to: 14 } });
  },
});

export const KeepsAtLeastOneHour = meta.story({
  args: { hours: { from: 12, to: 12 } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: heatMap.until }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
