import { expect } from 'storybook/test';
import { LoadingState } from '#components/LoadingState.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/LoadingState',
  component: LoadingState,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { text: funnel.plans.loading },
});

export const Waiting = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.text);
  },
});
