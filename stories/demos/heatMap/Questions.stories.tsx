import { expect, fn } from 'storybook/test';
import { dayParts, heatMap } from '#content/demos/heatMap.ts';
import { Questions } from '#demos/heatMap/Questions.tsx';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { hoursFor, tuesdayLunch, wholeWeek } from '../support/sampleSales.ts';

const meta = preview.meta({
  title: 'Demos/HeatMap/Questions',
  component: Questions,
  decorators: [onTablet(380)],
  args: { menu: sampleMenu, question: tuesdayLunch, hours: hoursFor(tuesdayLunch), onAsk: fn() },
  parameters: notPictured('The whole demo is pictured.'),
});

export const TuesdayLunch = meta.story({
  // No button extends beyond the edge of its tray, also on a phone.
  play: async ({ canvas }) => {
    for (const tray of canvas.getAllByRole('radiogroup')) {
      await expect(tray.scrollWidth).toBeLessThanOrEqual(tray.clientWidth);
    }
  },
});

export const WholeWeek = meta.story({ args: { question: wholeWeek, hours: hoursFor(wholeWeek) } });

export const HoursWithoutAName = meta.story({
  args: { question: { ...tuesdayLunch, hours: { from: 9, to: 12 } } },
});

export const AsksForADayAndAPartOfIt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sat' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ day: 'sat' });
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.wholeWeek }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ day: undefined });
    const evening = dayParts[4];
    await userEvent.click(canvas.getByRole('radio', { name: evening.name }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ hours: { from: evening.from, to: evening.to } });
  },
});
