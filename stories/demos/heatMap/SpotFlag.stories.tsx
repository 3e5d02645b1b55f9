import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sample } from '#content/demos/sample.ts';
import { SpotFlag } from '#demos/heatMap/SpotFlag.tsx';
import { onTablet } from '../support/onTablet.tsx';

const meta = {
  title: 'Demos/HeatMap/SpotFlag',
  component: SpotFlag,
  decorators: [onTablet()],
  args: { name: sample.spots.mission, value: '$412', rank: 1, chosen: false, onPress: fn() },
} satisfies Meta<typeof SpotFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Best: Story = {};

export const Another: Story = { args: { name: sample.spots.ropewalk, value: '$299', rank: 2 } };

export const WithoutSales: Story = { args: { name: sample.spots.tram, value: undefined, rank: 8 } };

export const Chosen: Story = { args: { chosen: true } };

export const AnswersToTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Mission Street.*\$412.*number 1$/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
