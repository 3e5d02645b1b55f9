import { expect } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { quoteFor } from '#domain/quote.ts';
import { CouponEffect } from '#funnel/checkout/CouponEffect.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { listedPrice, priceOf } from '../../support/listedPrice.ts';
import { sampleDiscountOffer, sampleFreeOffer, samplePlan } from '../../support/samples.ts';

const { summary: words } = funnel.checkout;
const monthly = { plan: samplePlan('Monthly'), posDevices: 3, currency: 'USD' } as const;

const meta = preview.meta({
  title: 'Funnel/Checkout/CouponEffect',
  component: CouponEffect,
  decorators: [inColumn(440)],
  args: {
    quote: quoteFor({ ...monthly, offer: sampleDiscountOffer }),
    undiscounted: quoteFor(monthly),
  },
});

export const Cheaper = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You save/u)).toBeVisible();
  },
});

/** The coupon's plan is billed monthly, the chosen plan yearly. */
export const AnotherPeriod = meta.story({
  args: { undiscounted: quoteFor({ ...monthly, plan: samplePlan('Yearly') }) },
  play: async ({ canvasElement }) => {
    const year = priceOf(listedPrice('Launch50', 3).amount * 12).text;
    await expect(canvasElement).toHaveTextContent(
      `${listedPrice('Yearly', 3).text} per year now ${year} per year. You save`,
    );
    await expect(canvasElement).toHaveTextContent(words.nowPaid.month);
  },
});

export const Free = meta.story({
  args: { quote: quoteFor({ ...monthly, offer: sampleFreeOffer }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(words.free, 'u'))).toBeVisible();
  },
});
