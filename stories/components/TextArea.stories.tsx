import { expect } from 'storybook/test';
import { TextArea } from '#components/TextArea.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: { 'aria-label': 'Message', defaultValue: 'We sell from two trucks.\nDoes one account do for both?' },
});

export const Filled = meta.story();

export const Placeholder = meta.story({
  args: { defaultValue: '', placeholder: 'What would you like to know?' },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Rejected = meta.story({ args: { 'aria-invalid': true, defaultValue: '' } });

export const Disabled = meta.story({ args: { disabled: true } });
