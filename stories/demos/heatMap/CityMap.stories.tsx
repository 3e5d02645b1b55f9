import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formatWholeAmount } from '#content/demos/money.ts';
import { sample } from '#content/demos/sample.ts';
import { CityMap } from '#demos/heatMap/CityMap.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { rankingFor, tuesdayLunch, tuesdayNight, wholeWeek } from '../support/sampleSales.ts';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Demos/HeatMap/CityMap',
  component: CityMap,
  parameters: picturedAt('phone'),
  decorators: [onTablet(800)],
  args: {
    ranking: rankingFor(tuesdayLunch),
    value: ({ profit }) => profit,
    label: formatWholeAmount,
    chosenId: undefined,
    onChoose: fn(),
  },
} satisfies Meta<typeof CityMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};

export const WholeWeek: Story = { args: { ranking: rankingFor(wholeWeek) } };

export const NothingSold: Story = { args: { ranking: rankingFor(tuesdayNight) } };

export const CountingOrders: Story = { args: { value: ({ orders }) => orders, label: String } };

export const OneChosen: Story = { args: { chosenId: 'harbor' } };

export const ChoosesAndLetsGo: Story = {
  args: { chosenId: 'harbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sample.spots.mission, 'u') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ spotId: 'mission' });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sample.spots.harbor, 'u') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ spotId: undefined });
  },
};
