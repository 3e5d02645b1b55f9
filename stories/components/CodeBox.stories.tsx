import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CodeBox } from '#components/CodeBox.tsx';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { inColumn } from '../support/frames.tsx';

const { coupon } = funnel.checkout;

const meta = {
  title: 'Components/CodeBox',
  component: CodeBox,
  decorators: [inColumn(440)],
  args: {
    label: coupon.label,
    buttonLabels: { apply: coupon.apply, validating: coupon.validating, applied: coupon.applied },
    removeLabel: coupon.remove,
    maxLength: limits.couponCode.max,
    state: { status: 'unapplied' },
    onApply: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CodeBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unapplied: Story = {};

export const WithHint: Story = { args: { hint: 'One code for each owner.' } };

export const Validating: Story = { args: { state: { status: 'validating' }, defaultCode: 'FREE50' } };

export const AppliedFree: Story = {
  args: { state: { status: 'applied', code: 'FREE50', message: coupon.free } },
};

export const AppliedDiscount: Story = {
  args: { state: { status: 'applied', code: 'LAUNCH', message: coupon.discount('Launch50') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: coupon.applied })).toBeDisabled();
    await expect(canvas.getByLabelText(coupon.label)).toBeDisabled();
  },
};

export const Rejected: Story = {
  args: {
    defaultCode: 'SALSA',
    state: { status: 'rejected', error: errorMessage(new AppError('coupon/invalid')) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(coupon.label)).toHaveAccessibleDescription(
      errorMessage(new AppError('coupon/invalid')),
    );
  },
};

export const SubmitsTheTypedCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(coupon.label), 'TACOS{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ code: 'TACOS' });
  },
};

export const SubmitsAnEmptyCodeToo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: coupon.apply }));
    await expect(args.onApply).toHaveBeenCalledWith({ code: '' });
  },
};

export const TakesAnAppliedCodeAway: Story = {
  args: { state: { status: 'applied', code: 'FREE50', message: coupon.free } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: coupon.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
