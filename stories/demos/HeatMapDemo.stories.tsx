import { expect } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { HeatMapDemo } from '#demos/HeatMapDemo.tsx';
import preview from '#storybook/preview.tsx';
import { withDemoState } from './support/withDemoState.tsx';

const meta = preview.meta({
  title: 'Demos/HeatMapDemo',
  component: HeatMapDemo,
  decorators: [withDemoState()],
});

export const TuesdayLunch = meta.story();

export const LooksCloserAtASpot = meta.story({
  play: async ({ canvas, userEvent }) => {
    const flag = canvas.getByRole('button', { name: new RegExp(sample.spots.mission, 'u') });
    await userEvent.click(flag);
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('heading', { name: sample.spots.mission })).toBeVisible();
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.table }));
    await expect(canvas.getAllByRole('table')[0]).toBeVisible();
  },
});
