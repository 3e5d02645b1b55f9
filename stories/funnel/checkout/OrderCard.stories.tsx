import { expect } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { quoteFor } from '#domain/quote.ts';
import { timelineWords } from '#domain/timelineWords.ts';
import { OrderCard } from '#funnel/checkout/OrderCard.tsx';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { inCurrency } from '#storybook/inCurrency.ts';
import { listedPrice } from '../../support/listedPrice.ts';
import {
  sampleDiscountOffer,
  sampleFreeOffer,
  sampleOwner,
  samplePlan,
  sampleToday,
} from '../../support/samples.ts';

const { summary: words } = funnel.checkout;
const monthly = { plan: samplePlan('Monthly'), posDevices: 3, currency: 'USD' } as const;

const meta = preview.meta({
  title: 'Funnel/Checkout/OrderCard',
  component: OrderCard,
  decorators: [inColumn(520)],
  args: { quote: quoteFor(monthly), email: sampleOwner.email, today: sampleToday },
});

export const Monthly = meta.story({
  tags: ['R-TRIAL-SHOWN'],
  parameters: inCurrency((currency) => ({ quote: quoteFor({ ...monthly, currency }) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('quote-total')).toHaveTextContent(listedPrice('Monthly', 3).text);
    await expect(canvas.getByText(words.dueToday).nextElementSibling).toHaveTextContent('$0.00');
    await expect(
      canvas.getByText(words.firstCharge(listedPrice('Monthly', 3).text, 'November 28, 2026')),
    ).toBeVisible();
    // A phone folds it.
    await expect(canvas.getByText(timelineWords.cancel.trial)).toBeInTheDocument();
  },
});
export const Yearly = meta.story({
  args: { quote: quoteFor({ ...monthly, plan: samplePlan('Yearly') }) },
  parameters: inCurrency((currency) => ({
    quote: quoteFor({ ...monthly, plan: samplePlan('Yearly'), currency }),
  })),
});
export const OneDevice = meta.story({
  tags: ['R-PRICE-INCLUDED'],
  args: { quote: quoteFor({ ...monthly, posDevices: 1 }) },
});
export const BilledInAnotherCurrency = meta.story({
  args: { quote: quoteFor({ ...monthly, currency: 'INR' }) },
  play: shows(funnel.checkout.billedElsewhere('INR', 'USD')),
});
/** The amount under each label of the bill, in minor units. */
function amountsOf(bill: HTMLElement): number[] {
  const figures = [...bill.querySelectorAll('dl dd:first-of-type')].map(({ textContent }) => textContent);
  return figures.filter((text) => /\d\.\d\d$/u.test(text)).map(minorUnitsIn);
}

function minorUnitsIn(text: string): number {
  return Number(text.replace('−', '-').replaceAll(/[^\d-]/gu, ''));
}

/** The list prices and the coupon's deduction add up to the total. */
export const WithADiscount = meta.story({
  args: { quote: quoteFor({ ...monthly, offer: sampleDiscountOffer }), undiscounted: quoteFor(monthly) },
  play: async ({ canvas, canvasElement }) => {
    const amounts = amountsOf(canvasElement);
    await expect(amounts).toHaveLength(3);
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(
      minorUnitsIn(canvas.getByTestId('quote-total').textContent),
    );
    await expect(amounts[0]).toBe(listedPrice('Monthly', 1).amount);
  },
});
/** A yearly price and a monthly one have no common sum, so the bill starts from the coupon's plan. */
export const WithACouponForAnotherPeriod = meta.story({
  args: {
    quote: quoteFor({ ...monthly, plan: samplePlan('Yearly'), offer: sampleDiscountOffer }),
    undiscounted: quoteFor({ ...monthly, plan: samplePlan('Yearly') }),
  },
  play: async ({ canvas, canvasElement }) => {
    const old = canvas.getByText(`${listedPrice('Yearly', 3).text} ${words.perInterval.year}`);
    await expect(old.tagName).toBe('S');
    // The coupon's plan has an internal name that the owner never chose.
    await expect(canvas.queryByText(/Launch50/u)).toBeNull();
    await expect(amountsOf(canvasElement).reduce((sum, amount) => sum + amount, 0)).toBe(
      minorUnitsIn(canvas.getByTestId('quote-total').textContent),
    );
  },
});
export const Free = meta.story({
  tags: ['R-CURRENCY-SYMBOLS'],
  args: {
    quote: quoteFor({ ...monthly, offer: sampleFreeOffer }),
    undiscounted: quoteFor(monthly),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTestId('quote-total')).toHaveTextContent('FREE');
    await expect(amountsOf(canvasElement).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  },
});
export const WithoutATrial = meta.story({
  args: { quote: quoteFor({ ...monthly, plan: { ...samplePlan('Monthly'), freeTrialDays: 0 } }) },
});
