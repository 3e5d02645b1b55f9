import { expect } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { quoteFor } from '#domain/quote.ts';
import { CouponEffect } from '#funnel/checkout/CouponEffect.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { listedPrice, priceOf } from '../../support/listedPrice.ts';
import { sampleDiscountOffer, sampleDiscountPlan, samplePlan } from '../../support/samples.ts';

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

const inDollars = {
  ...sampleDiscountPlan,
  prices: sampleDiscountPlan.prices.filter(({ currency }) => currency === 'USD'),
};

/** The coupon's plan is sold in the base currency alone. Amounts in two currencies have no difference. */
export const AnotherCurrency = meta.story({
  args: {
    quote: quoteFor({ ...monthly, currency: 'EUR', offer: { code: 'LAUNCH', plan: inDollars } }),
    undiscounted: quoteFor({ ...monthly, currency: 'EUR' }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^€\S+ per month now \$\S+ per month\.$/u);
  },
});
