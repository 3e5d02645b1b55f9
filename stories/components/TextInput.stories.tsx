import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '#components/TextInput.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  decorators: [inColumn(440)],
  args: { 'aria-label': 'Search the menu', defaultValue: 'Carnitas' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Tacos, dumplings' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Rejected: Story = { args: { 'aria-invalid': true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
