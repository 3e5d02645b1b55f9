import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '#components/PasswordField.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const { password, showPassword, hidePassword } = funnel.register;

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  decorators: [inColumn(440)],
  args: { label: password.label, hint: password.hint, showLabel: showPassword, hideLabel: hidePassword },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'extra-salsa' } };

export const Rejected: Story = {
  args: { defaultValue: 'taco', error: 'Password must be at least 6 characters long' },
};

export const Disabled: Story = { args: { defaultValue: 'extra-salsa', disabled: true } };

export const ShowsAndHidesWhatWasTyped: Story = {
  args: { defaultValue: 'extra-salsa' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(args.label);
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: showPassword }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: hidePassword }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
