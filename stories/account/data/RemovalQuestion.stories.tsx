import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { AppError } from '#domain/errors.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { RemovalQuestion } from '#account/data/RemovalQuestion.tsx';

const meta = {
  title: 'Account/Data/RemovalQuestion',
  component: RemovalQuestion,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { state: { status: 'idle' }, onSubmit: fn(), onClose: fn(), onSignInAgain: fn() },
} satisfies Meta<typeof RemovalQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const { confirm: words } = yourData.remove;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.label), ' Delete {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const NotTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByText(words.wrong)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Deleting: Story = { args: { state: { status: 'busy' } } };
export const Unreachable: Story = {
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
};
export const SignedInTooLongAgo: Story = {
  args: { state: { status: 'failed', error: new AppError('account/recent-login-required') } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.signIn }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
  },
};
export const Keeps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.keep }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
