import { expect, fn } from 'storybook/test';
import { sample } from '#content/demos/sample.ts';
import { SpotFlag } from '#demos/heatMap/SpotFlag.tsx';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';

const meta = preview.meta({
  title: 'Demos/HeatMap/SpotFlag',
  component: SpotFlag,
  decorators: [onTablet()],
  args: { name: sample.spots.mission, value: '$412', rank: 1, chosen: false, onPress: fn() },
});

export const Best = meta.story();

export const Another = meta.story({ args: { name: sample.spots.ropewalk, value: '$299', rank: 2 } });

export const WithoutSales = meta.story({ args: { name: sample.spots.tram, value: undefined, rank: 8 } });

export const Chosen = meta.story({ args: { chosen: true } });

export const AnswersToTheKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Mission Street.*\$412.*number 1$/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
