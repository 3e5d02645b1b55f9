import { expect } from 'storybook/test';
import { TextInput } from '#components/TextInput.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/TextInput',
  component: TextInput,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: { 'aria-label': 'Search the menu', defaultValue: 'Carnitas' },
});

export const Filled = meta.story();

export const Placeholder = meta.story({ args: { defaultValue: '', placeholder: 'Tacos, dumplings' } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Rejected = meta.story({ args: { 'aria-invalid': true } });

export const ReadOnly = meta.story({ args: { readOnly: true } });

export const Disabled = meta.story({ args: { disabled: true } });
