import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from '#components/TextArea.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  decorators: [inColumn(440)],
  args: { 'aria-label': 'Message', defaultValue: 'We sell from two trucks.\nDoes one account do for both?' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'What would you like to know?' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Rejected: Story = { args: { 'aria-invalid': true, defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true } };
