import { expect, fn } from 'storybook/test';
import { CopyButton } from '#components/CopyButton.tsx';
import { final } from '#content/funnel/final.ts';
import type { CopyState } from '#hooks/useCopyToClipboard.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { copied: 'idle' as CopyState, labels: final.keep, onClick: fn(), 'data-press': 'copy' },
});

export const Idle = meta.story({
  play: presses(final.keep.copy, 'onClick'),
});
export const Copied = meta.story({
  args: { copied: 'copied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(final.keep.copied)).toHaveAttribute('aria-live', 'polite');
  },
});
