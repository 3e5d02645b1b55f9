import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import type { Currency } from '#domain/currency.ts';
import { AppError } from '#domain/errors.ts';
import { PlansStep } from '#funnel/plans/PlansStep.tsx';
import { offersOf } from '#funnel/plans/usePlans.ts';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import { inOrder } from '#stories/support/inOrder.ts';
import preview from '#storybook/preview.tsx';
import { inCurrency } from '#storybook/inCurrency.ts';
import { listedPrice, priceOf } from '../../support/listedPrice.ts';
import { samplePlan, sampleToday } from '../../support/samples.ts';

const { plans: words } = funnel;

const onSale = { Monthly: samplePlan('Monthly'), Yearly: samplePlan('Yearly') };

function offersFor(posDevices: number, currency: Currency = 'USD') {
  return offersOf(onSale, { posDevices, currency });
}

const missing = offersOf({ Monthly: null, Yearly: null }, { posDevices: 1, currency: 'USD' });
const comeBack = { firstChargeAt: '2027-01-28T10:00:00.000Z' };
const oddPrice = {
  ...onSale.Yearly,
  prices: onSale.Yearly.prices.map((price) => ({ ...price, price: 35_000 })),
};

const meta = preview.meta({
  title: 'Funnel/Plans/PlansStep',
  component: PlansStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: { status: 'ready' as const, offers: offersFor(1), today: sampleToday },
    selected: 'Monthly' as const,
    onSelect: fn(),
    onProceed: fn(),
    onRetry: fn(),
    onLogout: fn(),
  },
});

export const MonthlySelected = meta.story({
  tags: ['R-PLANS-SCREEN', 'R-PLANS-SELECT', 'R-PRICE-MONTHLY'],
  parameters: inCurrency((currency) => ({
    state: { status: 'ready', offers: offersFor(1, currency), today: sampleToday },
  })),
  play: async ({ canvas, canvasElement }) => {
    await expect(inOrder(canvasElement, '[aria-current="step"]')).toEqual(['2Plan']);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.selected })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const recommended = canvas.getByText('Most Popular').closest<HTMLElement>('[data-selected]');
    await expect(recommended).toContainElement(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(recommended).not.toContainElement(canvas.getByRole('radio', { name: 'Monthly' }));
    // Features common to both plans are listed once, below the cards; the most popular plan comes first.
    const [feature = ''] = onSale.Monthly.features;
    await expect(canvas.getAllByText(feature)).toHaveLength(1);
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Yearly',
      'Monthly',
    ]);
  },
});
export const Loading = meta.story({
  tags: ['R-PLANS-LOADING'],
  args: { state: { status: 'loading' } },
  play: shows('Loading plan details...'),
});
export const Failed = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});

export const YearlySelected = meta.story({
  tags: ['R-PRICE-YEARLY'],
  args: { selected: 'Yearly' },
  parameters: {
    ...alsoInSpanish,
    ...inCurrency((currency) => ({
      state: { status: 'ready', offers: offersFor(1, currency), today: sampleToday },
    })),
  },
});
export const ForThreeDevices = meta.story({
  tags: ['R-PRICE-TOTAL'],
  args: { state: { status: 'ready', offers: offersFor(3), today: sampleToday } },
  play: async ({ canvas }) => {
    const year = listedPrice('Yearly', 3);
    const twelveMonths = 12 * listedPrice('Monthly', 3).amount;
    const saved = twelveMonths - year.amount;
    const percent = Math.floor((100 * saved) / twelveMonths);
    const monthly = listedPrice('Monthly', 3).text;
    await expect(canvas.getAllByText(monthly)[0]).toBeVisible();
    // As the next step says it: nothing is paid today.
    const due = canvas.getByText(funnel.checkout.summary.dueToday).parentElement;
    await expect(due).toHaveTextContent(`$0.00First charge: ${monthly} on `);
    await expect(canvas.getByText(`$0.00 today, then ${monthly} per month`)).toBeInTheDocument();
    await expect(canvas.getByText(priceOf(listedPrice('Yearly', 3).amount / 12).text)).toBeVisible();
    await expect(canvas.getByText(`billed annually at ${year.text}`, { exact: false })).toBeVisible();
    await expect(
      canvas.getByText(`Save ${priceOf(saved).text} a year (${percent}%)`, { exact: false }),
    ).toBeVisible();
  },
});
export const AMonthThatIsRounded = meta.story({
  args: {
    state: {
      status: 'ready',
      today: sampleToday,
      offers: offersOf({ ...onSale, Yearly: oddPrice }, { posDevices: 2, currency: 'USD' }),
    },
  },
  play: shows('about $34.17', /billed annually at \$410\.00/u),
});
/** A returning owner with paid time left: no trial, and the date of the first charge. */
export const ComesBack = meta.story({
  tags: ['R-BACK-STEPS'],
  args: {
    state: {
      status: 'ready',
      today: sampleToday,
      offers: offersOf(onSale, { posDevices: 3, currency: 'USD' }, comeBack),
      comeBack,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(funnel.comeBack.later('January 28, 2027'))).toBeVisible();
    await expect(canvas.getAllByText(/First charge on January 28, 2027$/u)).toHaveLength(2);
    await expect(canvas.queryByText(/day free trial/u)).toBeNull();
  },
});
/** An owner who returns after the end: charged today, as both cards say. */
export const ComesBackLate = meta.story({
  tags: ['R-BACK-STEPS'],
  args: {
    state: {
      status: 'ready',
      today: sampleToday,
      offers: offersOf(onSale, { posDevices: 3, currency: 'USD' }, { firstChargeAt: null }),
      comeBack: { firstChargeAt: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(funnel.comeBack.today)).toBeVisible();
    await expect(canvas.getAllByText(/First charge today$/u)).toHaveLength(2);
    await expect(canvas.queryByText(/day free trial/u)).toBeNull();
  },
});
export const BilledInAnotherCurrency = meta.story({
  tags: ['R-CURRENCY-SYMBOLS', 'R-CURRENCY-BILLED'],
  args: { state: { status: 'ready', offers: offersFor(1, 'INR'), today: sampleToday } },
  play: shows(funnel.checkout.billedElsewhere('INR', 'USD')),
});

/** The fallbacks, marked as not binding (R-PRICE-FALLBACK). */
export const DataMissing = meta.story({
  tags: ['R-PRICE-FALLBACK', 'R-PRICE-FALLBACK-FEATURES'],
  args: { state: { status: 'ready', offers: missing, today: sampleToday } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.fallback.notice)).toBeVisible();
    await expect(canvas.getAllByText('$29')).toHaveLength(2);
    await expect(canvas.getByText('14-day free trial')).toBeVisible();
  },
});
