import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { CouponBox } from '#funnel/checkout/CouponBox.tsx';
import { inColumn } from '../../support/frames.tsx';
import { sampleDiscountOffer, sampleFreeOffer } from '../../support/samples.ts';

const { coupon: words } = funnel.checkout;

const meta = {
  title: 'Funnel/Checkout/CouponBox',
  component: CouponBox,
  decorators: [inColumn(440)],
  args: { state: { status: 'unapplied' }, apply: fn(), remove: fn() },
} satisfies Meta<typeof CouponBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unapplied: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.open)).toBeVisible();
    await expect(canvas.getByLabelText(words.label)).not.toBeVisible();
  },
};
export const OpensForACode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(words.open));
    await expect(canvas.getByLabelText(words.label)).toBeVisible();
  },
};
export const Validating: Story = { args: { state: { status: 'validating' } } };
export const AppliedFree: Story = { args: { state: { status: 'applied', offer: sampleFreeOffer } } };
export const AppliedDiscount: Story = {
  args: { state: { status: 'applied', offer: sampleDiscountOffer } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words.label)).toBeVisible();
  },
};

function rejected(code: ErrorCode, details: Record<string, string> = {}): Story {
  return { args: { state: { status: 'rejected', error: new AppError(code, { details }) } } };
}

export const Empty: Story = rejected('coupon/empty');
export const Invalid: Story = rejected('coupon/invalid');
export const NoneAvailable: Story = rejected('coupon/none-available');
export const PlanNotFound: Story = {
  ...rejected('coupon/plan-not-found', { name: 'NoSuchPlan' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words.label)).toHaveAccessibleDescription(
      'Discount plan "NoSuchPlan" not found',
    );
  },
};
export const PlanBroken: Story = rejected('coupon/plan-broken');
export const CheckFailed: Story = {
  ...rejected('coupon/check-failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(errorMessage(new AppError('coupon/check-failed')))).toBeVisible();
  },
};

export const AppliesTheTypedCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(words.open));
    await userEvent.type(canvas.getByLabelText(words.label), 'TACOS{Enter}');
    await expect(args.apply).toHaveBeenCalledWith({ code: 'TACOS' });
  },
};

export const RemovesTheCoupon: Story = {
  args: { state: { status: 'applied', offer: sampleFreeOffer } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: words.applied })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: words.remove }));
    await expect(args.remove).toHaveBeenCalledOnce();
  },
};
