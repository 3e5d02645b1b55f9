import { expect, fn } from 'storybook/test';
import { CodeBox } from '#funnel/checkout/CodeBox.tsx';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { presses } from '#stories/support/presses.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '#stories/support/frames.tsx';

const { coupon } = funnel.checkout;

const meta = preview.meta({
  title: 'Funnel/Checkout/CodeBox',
  component: CodeBox,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: { state: { status: 'unapplied' as const }, defaultCode: '', onApply: fn(), onRemove: fn() },
});

export const Unapplied = meta.story();

export const Validating = meta.story({ args: { state: { status: 'validating' }, defaultCode: 'FREE50' } });

export const AppliedDiscount = meta.story({
  parameters: notPictured('It looks like Coupon Box, Applied Discount.'),
  args: { state: { status: 'applied', code: 'LAUNCH', message: coupon.discount('$34.50 per month') } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent(coupon.discount('$34.50 per month'));
    await expect(said).not.toContainElement(canvas.getByRole('button', { name: coupon.remove }));
    await expect(canvas.getByRole('button', { name: coupon.applied })).toBeDisabled();
    await expect(canvas.getByLabelText(coupon.label)).toBeDisabled();
  },
});

/** Same layout as 320 pixels with text at 200 %. */
export const ShowsTheWholeCodeInLargeText = meta.story({
  parameters: notPictured('It looks like AppliedDiscount, in two lines.'),
  args: { state: { status: 'applied', code: 'LAUNCH', message: coupon.free } },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(coupon.label);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(150);
  },
});

export const Rejected = meta.story({
  args: {
    defaultCode: 'SALSA',
    state: { status: 'rejected', error: errorMessage(new AppError('coupon/invalid')) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(coupon.label)).toHaveAccessibleDescription(
      errorMessage(new AppError('coupon/invalid')),
    );
  },
});

export const SubmitsTheTypedCode = meta.story({
  parameters: notPictured('It looks like Unapplied, with a code in it.'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(coupon.label), 'TACOS{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ code: 'TACOS' });
  },
});

export const SubmitsAnEmptyCodeToo = meta.story({
  parameters: notPictured('It looks like Unapplied.'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: coupon.apply }));
    await expect(args.onApply).toHaveBeenCalledWith({ code: '' });
  },
});

export const TakesAnAppliedCodeAway = meta.story({
  parameters: notPictured('It looks like Unapplied.'),
  args: { state: { status: 'applied', code: 'FREE50', message: coupon.free } },
  play: presses(coupon.remove, 'onRemove'),
});
