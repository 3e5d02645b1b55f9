import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { limits } from '#domain/limits.ts';
import { EmailField } from '#funnel/frame/EmailField.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = {
  title: 'Funnel/Frame/EmailField',
  component: EmailField,
  decorators: [inColumn()],
  args: { email: '', onEmailChange: fn() },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: funnel.email });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('maxlength', String(limits.email.max));
    await userEvent.type(field, 'r');
    await expect(args.onEmailChange).toHaveBeenCalledWith({ email: 'r' });
    field.blur();
  },
};

export const Filled: Story = { args: { email: 'rosa@example.com' } };
