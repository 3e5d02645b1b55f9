import { expect } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { HeatMap } from '#demos/heatMap/HeatMap.tsx';
import { changeShift } from '#demos/state/demoState.ts';
import preview from '#storybook/preview.tsx';
import { withDemoState } from '../support/withDemoState.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { sold } from '../support/sold.ts';
import { notPictured } from '#storybook/pictured.ts';

const meta = preview.meta({
  title: 'Demos/HeatMap/HeatMap',
  component: HeatMap,
  decorators: [onTablet(1100), withDemoState()],
});

export const Opened = meta.story();

export const AsksAboutAnItemInTheEvening = meta.story({
  parameters: notPictured('Rows of choices scroll to the chosen one for longer than a picture waits.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sample.categories.dumplings }));
    await userEvent.click(canvas.getByRole('radio', { name: sample.items.wontons }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Fri' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Evening' }));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      `Best spot for ${sample.items.wontons}, Friday evening`,
    );
  },
});

export const ShowsTheNumbers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.measures.revenue }));
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.table }));
    const [spots] = canvas.getAllByRole('table');
    await expect(spots).toHaveTextContent(sample.spots.mission);
  },
});

export const KnowsWhatWasJustSold = meta.story({
  decorators: [
    withDemoState({
      steps: [changeShift({ spotId: 'lantern', hour: 12 }), sold({ id: 'a', itemId: 'shrimp', quantity: 2 })],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: new RegExp(`${sample.spots.lantern}.*\\$\\d`, 'u') }),
    ).toBeVisible();
  },
});
