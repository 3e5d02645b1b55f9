import { expect, fn } from 'storybook/test';
import { formatWholeAmount } from '#content/demos/money.ts';
import { sample } from '#content/demos/sample.ts';
import { CityMap } from '#demos/heatMap/CityMap.tsx';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { rankingFor, tuesdayLunch, tuesdayNight, wholeWeek } from '../support/sampleSales.ts';

const meta = preview.meta({
  title: 'Demos/HeatMap/CityMap',
  component: CityMap,
  decorators: [onTablet(800)],
  args: {
    ranking: rankingFor(tuesdayLunch),
    value: ({ profit }) => profit,
    label: formatWholeAmount,
    chosenId: undefined,
    onChoose: fn(),
  },
});

export const OneDay = meta.story();

export const WholeWeek = meta.story({ args: { ranking: rankingFor(wholeWeek) } });

export const NothingSold = meta.story({ args: { ranking: rankingFor(tuesdayNight) } });

export const CountingOrders = meta.story({ args: { value: ({ orders }) => orders, label: String } });

export const OneChosen = meta.story({ args: { chosenId: 'harbor' } });

export const ChoosesAndLetsGo = meta.story({
  args: { chosenId: 'harbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sample.spots.mission, 'u') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ spotId: 'mission' });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sample.spots.harbor, 'u') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ spotId: undefined });
  },
});
