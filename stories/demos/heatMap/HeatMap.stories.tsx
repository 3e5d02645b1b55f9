import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { HeatMap } from '#demos/heatMap/HeatMap.tsx';
import { changeShift } from '#demos/world/world.ts';
import { inWorld } from '../support/inWorld.tsx';
import { onTablet } from '../support/onTablet.tsx';
import { sold } from '../support/sold.ts';

const meta = {
  title: 'Demos/HeatMap/HeatMap',
  component: HeatMap,
  decorators: [onTablet(1100), inWorld()],
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};

export const AsksAboutAnItemInTheEvening: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sample.categories.dumplings }));
    await userEvent.click(canvas.getByRole('radio', { name: sample.items.wontons }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Fri' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Evening' }));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      `Best spot for ${sample.items.wontons}, Friday evening`,
    );
  },
};

export const ShowsTheNumbers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.measures.revenue }));
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.table }));
    const [spots] = canvas.getAllByRole('table');
    await expect(spots).toHaveTextContent(sample.spots.mission);
  },
};

export const KnowsWhatWasJustSold: Story = {
  decorators: [
    inWorld({
      steps: [changeShift({ spotId: 'lantern', hour: 12 }), sold({ id: 'a', itemId: 'shrimp', quantity: 2 })],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: new RegExp(`${sample.spots.lantern}.*\\$\\d`, 'u') }),
    ).toBeVisible();
  },
};
