import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '#content/demos/frame.ts';
import { sample } from '#content/demos/sample.ts';
import { DemoFrame } from '#demos/frame/DemoFrame.tsx';
import { setAirplane } from '#demos/state/sync.ts';
import { changeShift } from '#demos/state/demoState.ts';
import { withDemoState } from '../support/withDemoState.tsx';
import { sold } from '../support/sold.ts';

const meta = {
  title: 'Demos/Frame/DemoFrame',
  component: DemoFrame,
  args: { title: 'Where it pays', children: <p style={{ padding: 24 }}>The demo goes here.</p> },
} satisfies Meta<typeof DemoFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Synced: Story = { decorators: [withDemoState()] };

export const InAirplaneMode: Story = {
  decorators: [withDemoState({ steps: [setAirplane(true), sold({ id: 'a', itemId: 'coldBrew' })] })],
};

export const GoesBackToTheSample: Story = {
  decorators: [withDemoState({ steps: [changeShift({ spotId: 'lantern', day: 'sat', hour: 20 })] })],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(new RegExp(sample.spots.lantern, 'u'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: frame.resetLabel }));
    await expect(canvas.getByText(new RegExp(sample.spots.mission, 'u'))).toBeVisible();
    await expect(canvas.getByText(frame.resetDone)).toBeInTheDocument();
  },
};
