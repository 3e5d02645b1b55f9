import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  decorators: [inColumn()],
  args: { tone: 'info', children: funnel.checkout.cancelled },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};

export const Success: Story = { args: { tone: 'success', children: funnel.resetPassword.success } };

export const Warning: Story = { args: { tone: 'warning', children: funnel.plans.fallback.notice } };

export const Failure: Story = {
  args: { tone: 'error', children: errorMessage(new AppError('auth/popup-blocked')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      errorMessage(new AppError('auth/popup-blocked')),
    );
  },
};

/** Whatever shows it gives it the focus, so that it is read once. */
export const Silent: Story = {
  args: { tone: 'success', silent: true, children: funnel.resetPassword.success },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const WithTitleAndAction: Story = {
  args: {
    title: funnel.checkout.finishing.heading,
    children: funnel.checkout.finishing.slow,
    action: (
      <ActionButton size="small" variant="outlined">
        {funnel.checkout.finishing.check}
      </ActionButton>
    ),
  },
};
