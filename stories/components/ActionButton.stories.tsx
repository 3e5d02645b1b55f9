import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/ActionButton',
  component: ActionButton,
  decorators: [inColumn()],
  args: { variant: 'contained', children: 'Proceed to Checkout', onClick: fn() },
} satisfies Meta<typeof ActionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {};

export const Secondary: Story = { args: { color: 'secondary' } };

export const Outlined: Story = { args: { variant: 'outlined' } };

export const Quiet: Story = { args: { variant: 'text' } };

export const Small: Story = { args: { size: 'small', variant: 'outlined' } };

export const Large: Story = { args: { size: 'large', endIcon: <Icon of={ArrowRight} /> } };

export const IconBefore: Story = {
  args: { variant: 'text', startIcon: <Icon of={ArrowLeft} />, children: 'Back to Plans' },
};

/** `sx` is for layout, never for the look. */
export const PlacedInItsColumn: Story = { args: { sx: { marginLeft: 'auto', display: 'flex' } } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOutlined: Story = { args: { disabled: true, variant: 'outlined' } };

export const Loading: Story = { args: { loading: true, loadingLabel: 'Updating...' } };

export const LoadingSecondary: Story = {
  args: { loading: true, loadingLabel: 'Updating...', color: 'secondary' },
};

export const Unavailable: Story = { args: { unavailable: true } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const AnswersAClickWhileUnavailable: Story = {
  args: { unavailable: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const AnswersNoClickWhileLoadingAndKeepsFocus: Story = {
  args: { loading: true, loadingLabel: 'Updating...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Updating...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
