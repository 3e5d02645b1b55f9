import { expect } from 'storybook/test';
import { StepProgress } from '#funnel/frame/StepProgress.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '#stories/support/frames.tsx';

const { names } = funnel.steps;

const meta = preview.meta({
  title: 'Funnel/Frame/StepProgress',
  component: StepProgress,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { current: 0 },
});

export const First = meta.story();

export const Second = meta.story({ args: { current: 1 } });

export const Third = meta.story({
  args: { current: 2 },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Account, done');
  },
});

export const Last = meta.story({ args: { current: 3 } });

export const AllDone = meta.story({ args: { current: 4 } });

/** As at 320 pixels with text at 200 %: the names do not fit side by side, and no word breaks. */
export const WithoutRoomForNames = meta.story({
  args: { current: 2 },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByText(name).getBoundingClientRect().height;
    await expect(heightOf(names[2])).toBeGreaterThan(12);
    await expect(heightOf(names[2])).toBeLessThan(24);
    for (const other of [names[0], names[1], names[3]]) await expect(heightOf(other)).toBeLessThanOrEqual(1);
  },
});
