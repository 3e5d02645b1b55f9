import { expect } from 'storybook/test';
import { frame } from '#content/demos/frame.ts';
import { sample } from '#content/demos/sample.ts';
import { DemoFrame } from '#demos/frame/DemoFrame.tsx';
import { setAirplane } from '#demos/state/sync.ts';
import { changeShift } from '#demos/state/demoState.ts';
import preview from '#storybook/preview.tsx';
import { withDemoState } from '../support/withDemoState.tsx';
import { sold } from '../support/sold.ts';

const meta = preview.meta({
  title: 'Demos/Frame/DemoFrame',
  component: DemoFrame,
  args: { title: 'Where it pays', children: <p style={{ padding: 24 }}>The demo goes here.</p> },
});

export const Synced = meta.story({ decorators: [withDemoState()] });

export const InAirplaneMode = meta.story({
  decorators: [withDemoState({ steps: [setAirplane(true), sold({ id: 'a', itemId: 'coldBrew' })] })],
});

export const GoesBackToTheSample = meta.story({
  decorators: [withDemoState({ steps: [changeShift({ spotId: 'lantern', day: 'sat', hour: 20 })] })],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(new RegExp(sample.spots.lantern, 'u'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: frame.resetLabel }));
    await expect(canvas.getByText(new RegExp(sample.spots.mission, 'u'))).toBeVisible();
    await expect(canvas.getByText(frame.resetDone)).toBeInTheDocument();
  },
});
