import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useJustPaid } from '#app/useJustPaid.ts';
import { funnel, errorMessage } from '#content/index.ts';
import type { ShownOffer } from '#domain/contract.ts';
import { AppError, notOpened, type ErrorCode } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import type { Plan } from '#domain/plan.ts';
import { quoteFor, shownOf } from '#domain/quote.ts';
import { CheckoutStep } from '#funnel/checkout/CheckoutStep.tsx';
import { useCheckout } from '#funnel/checkout/useCheckout.ts';
import type { PaymentGateway, SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { fakePayPal } from '#stories/support/FakeSubscribeButton.tsx';
import { listedPrice, priceOf } from '#stories/support/listedPrice.ts';
import { memorySession, type MemorySession } from '#stories/support/memorySession.ts';
import {
  registered,
  sampleCatalogue,
  sampleConfirmation,
  sampleDiscountOffer,
  sampleDiscountPlan,
  sampleFreeConfirmation,
  sampleFreeOffer,
  sampleOwner,
  samplePlan,
  sampleRegistration,
  subscribed,
} from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const { checkout: words } = funnel;
const onFinished = vi.fn<() => void>();
const onSignedOut = vi.fn<() => void>();
const onNotRegistered = vi.fn<() => void>();
const toApprove = { outcome: 'toApprove', subscriptionId: 'I-SAMPLE0001', approveUrl: null } as const;
const answers = {
  catalogue: vi.fn<SubscriptionGateway['catalogue']>(async () => sampleCatalogue),
  myStatus: vi.fn<SubscriptionGateway['myStatus']>(async () => registered),
  checkCoupon: vi.fn<SubscriptionGateway['checkCoupon']>(),
  startSubscription: vi.fn<SubscriptionGateway['startSubscription']>(async () => toApprove),
  activateSubscription: vi.fn<SubscriptionGateway['activateSubscription']>(async () => sampleConfirmation()),
  redeemFreeCoupon: vi.fn<SubscriptionGateway['redeemFreeCoupon']>(async () => sampleFreeConfirmation),
  saveRegistration: vi.fn<SubscriptionGateway['saveRegistration']>(async () => undefined),
};

function Screen() {
  const nowhere = () => undefined;
  const checkout = useCheckout({ plan: 'Monthly', onSignedOut, onNotRegistered });
  const finished = useJustPaid({ status: checkout.state.status, open: 'ready' });
  useEffect(() => {
    if (finished) onFinished();
  }, [finished]);
  return <CheckoutStep {...checkout} plan="Monthly" onBack={nowhere} onLogout={nowhere} />;
}

function open(session: MemorySession = memorySession(), payments: Partial<PaymentGateway> = {}) {
  const auth = { currentOwner: async () => sampleOwner };
  return visit(
    () => (
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    ),
    fakeGateways({ auth, subscriptions: answers, session, payments }),
  );
}

/** What the order of three devices shows for a plan. */
const shownFor = (plan: Plan) => shownOf(quoteFor({ plan, posDevices: 3, currency: 'USD' }));

const total = page.getByTestId('quote-total');
const pay = page.getByRole('button', { name: fakePayPal.approve });
const code = page.getByLabelText(words.coupon.label);
const apply = page.getByRole('button', { name: words.coupon.apply });
const alert = page.getByRole('alert');

/** Opens the folded coupon box and applies a code. */
async function tryCode(typed: string) {
  await userEvent.click(page.getByText(words.coupon.open));
  await userEvent.fill(code, typed);
  await userEvent.click(apply);
}

it('shows the confirmation if another tab has finished', async () => {
  const session = memorySession();
  await open(session);
  await expect.element(pay).toBeVisible();
  answers.myStatus.mockResolvedValue(subscribed);
  session.changeElsewhere({});
  await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
});

describe('paying', () => {
  it('in a currency that the provider refuses offers the base currency, and shows its price', async () => {
    const inEuros = { ...sampleRegistration, currency: 'EUR' } as const;
    answers.myStatus.mockResolvedValue({ ...registered, registration: inEuros });
    answers.startSubscription.mockRejectedValue(
      new AppError('checkout/currency-refused', { details: { currency: 'EUR', instead: 'USD' } }),
    );
    await open();
    await expect.poll(() => total.element().textContent).toContain('€');
    await userEvent.click(pay);
    await userEvent.click(page.getByRole('button', { name: words.pay.inBase('USD') }));
    await expect.element(total).toHaveTextContent(listedPrice('Monthly', 3).text);
    expect(answers.saveRegistration).toHaveBeenCalledExactlyOnceWith(sampleRegistration);
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('shows the total that the server will bill, starts with what it shows, records the approval and ends in all tabs', async () => {
    const session = memorySession();
    await open(session);
    await expect.element(total).toHaveTextContent(listedPrice('Monthly', 3).text);
    await userEvent.click(pay);
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    expect(answers.startSubscription).toHaveBeenCalledExactlyOnceWith({
      plan: 'Monthly',
      code: null,
      shown: shownFor(samplePlan('Monthly')),
    });
    expect(answers.activateSubscription).toHaveBeenCalledExactlyOnceWith({
      subscriptionId: 'I-SAMPLE0001',
      orderId: 'ORDER-1',
    });
    expect(Date.parse(session.read().finishedAt ?? '')).not.toBeNaN();
  });

  it('ends without another approval if the subscription is recorded already, for example by another tab', async () => {
    answers.startSubscription.mockResolvedValue({ outcome: 'recorded', subscription: sampleConfirmation() });
    await open();
    await userEvent.click(pay);
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    expect(answers.activateSubscription).not.toHaveBeenCalled();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('says that nothing was paid when the window is closed', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: fakePayPal.cancel }));
    await expect.element(page.getByText(words.cancelled)).toBeVisible();
    await expect.element(pay).toBeEnabled();
  });

  it('shows why PayPal did not approve (R-CHECKOUT-NOT-APPROVED)', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: fakePayPal.fail }));
    await expect.element(alert).toHaveTextContent(`Order not approved: ${fakePayPal.failure}`);
  });

  it('shows why the server would not start, and leads to the step with the missing data', async () => {
    answers.startSubscription.mockRejectedValue(new AppError('registration/missing'));
    await open();
    await userEvent.click(pay);
    await expect.element(alert).toHaveTextContent(errorMessage(new AppError('registration/missing')));
    expect(onNotRegistered).toHaveBeenCalled();
  });

  it('is disabled, with the specified words, while the plan has no data (R-CHECKOUT-NO-PLAN-DATA, R-PRICE-FALLBACK)', async () => {
    answers.catalogue.mockResolvedValue({ ...sampleCatalogue, monthly: null });
    await open();
    await expect
      .element(alert)
      .toHaveTextContent('Error: Missing plan information. Please refresh and try again.');
    await expect.element(page.getByRole('button', { name: words.pay.off })).toBeDisabled();
    await expect.element(page.getByText(funnel.plans.fallback.notice, { exact: false })).toBeVisible();
  });

  it('is disabled for a plan that has no plan at PayPal (R-CHECKOUT-NO-PLAN-DATA)', async () => {
    const { monthly } = sampleCatalogue;
    const prices = monthly!.prices.map(({ ...price }) => Object.assign(price, { providerPlanId: null }));
    answers.catalogue.mockResolvedValue({ ...sampleCatalogue, monthly: { ...monthly!, prices } });
    await open();
    await expect.element(alert).toHaveTextContent(errorMessage(new AppError('plan/missing')));
  });
});

/** Every price of a plan at $59 for the first device. */
const dearer = (plan: Plan): Plan => ({
  ...plan,
  prices: plan.prices.map((price) => ({ ...price, price: 5_900 })),
});

describe('while the page was open', () => {
  const fiveDevices = { ...sampleRegistration, posDevices: 5 };

  it.each<
    [
      what: string,
      coupon: string | null,
      change: () => unknown,
      refusal: ErrorCode,
      code: string | null,
      shown: ShownOffer,
    ]
  >([
    [
      'the devices were changed elsewhere',
      null,
      () => answers.myStatus.mockResolvedValue({ ...registered, registration: fiveDevices }),
      'checkout/price-changed',
      null,
      shownOf(quoteFor({ plan: samplePlan('Monthly'), ...fiveDevices })),
    ],
    [
      'the price was raised and the trial used',
      null,
      () => {
        answers.catalogue.mockResolvedValue({ ...sampleCatalogue, monthly: dearer(samplePlan('Monthly')) });
        answers.myStatus.mockResolvedValue({ ...registered, comeBack: { firstChargeAt: null } });
      },
      'checkout/price-changed',
      null,
      { ...shownFor(dearer(samplePlan('Monthly'))), trialDays: 0 },
    ],
    [
      'the price of the coupon’s plan was raised',
      'LAUNCH',
      () => answers.checkCoupon.mockResolvedValue({ code: 'LAUNCH', plan: dearer(sampleDiscountPlan) }),
      'checkout/price-changed',
      'LAUNCH',
      shownFor(dearer(sampleDiscountPlan)),
    ],
    [
      'somebody used up the coupon',
      'LAUNCH',
      () => undefined,
      'coupon/invalid',
      null,
      shownFor(samplePlan('Monthly')),
    ],
  ])(
    '%s: nothing is opened, the page shows what is true now, and the next press accepts that (R-CHECKOUT-PRICE-CHANGED)',
    async (_, coupon, change, refusal, code, shown) => {
      const session = memorySession({ coupon });
      answers.checkCoupon.mockResolvedValue(sampleDiscountOffer);
      answers.startSubscription.mockRejectedValueOnce(new AppError(refusal));
      await open(session);
      await expect.element(total).toHaveTextContent(listedPrice(coupon ? 'Launch50' : 'Monthly', 3).text);
      change();
      await userEvent.click(pay);
      await expect.element(alert).toHaveTextContent(errorMessage(new AppError(refusal)));
      await expect.element(total).toHaveTextContent(priceOf(shown.total).text);
      expect(answers.activateSubscription).not.toHaveBeenCalled();
      expect(session.read().coupon).toBe(code);
      await userEvent.click(pay);
      await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
      expect(answers.startSubscription).toHaveBeenLastCalledWith({ plan: 'Monthly', code, shown });
      expect(session.read().coupon).toBeNull();
    },
  );
});

/** Advances the longest retry delay repeatedly, until a function was called this many times. */
async function expectAsTimePasses(called: Mock, times: number) {
  const longest = Math.max(...timings.activationRetries);
  const calls = () => {
    vi.advanceTimersByTime(longest);
    return called.mock.calls.length;
  };
  // Each of up to eight requests takes a moment of real time, which is long on a busy machine.
  await expect.poll(calls, { timeout: 60_000 }).toBe(times);
}

describe('a PayPal window that the browser blocks', () => {
  const openApproval = vi.fn<PaymentGateway['openApproval']>();
  const onPage = page.getByRole('button', { name: words.pay.onPage });
  const approveUrl = 'https://www.paypal.com/webapps/billing/subscriptions?ba_token=BA-1';

  function BlockedButton({ onFailed }: SubscribeButtonProps) {
    return (
      <button type="button" onClick={() => onFailed({ error: new AppError('checkout/popup-blocked') })}>
        {fakePayPal.approve}
      </button>
    );
  }

  beforeEach(async () => {
    await open(memorySession(), { SubscribeButton: BlockedButton, openApproval });
    await userEvent.click(pay);
  });

  it('is reported, and the owner approves on PayPal’s own page', async () => {
    answers.startSubscription.mockResolvedValue({ ...toApprove, approveUrl });
    await expect
      .element(alert.getByText(errorMessage(new AppError('checkout/popup-blocked')), { exact: false }))
      .toBeVisible();
    await userEvent.click(onPage);
    await vi.waitFor(() => expect(openApproval).toHaveBeenCalledExactlyOnceWith({ url: approveUrl }));
    expect(answers.startSubscription).toHaveBeenCalledExactlyOnceWith({
      plan: 'Monthly',
      code: null,
      shown: shownFor(samplePlan('Monthly')),
    });
    await expect.element(onPage).toBeEnabled();
  });

  it.each([
    ['given in the meantime and is still pending', { outcome: 'pending', subscriptionId: 'I-SAMPLE0001' }],
    ['recorded already', { outcome: 'recorded', subscription: sampleConfirmation() }],
  ] as const)('is not opened if the approval is %s', async (_, answer) => {
    answers.startSubscription.mockResolvedValue(answer);
    await userEvent.click(onPage);
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    const pending = { subscriptionId: 'I-SAMPLE0001', orderId: null };
    expect(answers.activateSubscription.mock.calls).toEqual(answer.outcome === 'pending' ? [[pending]] : []);
    expect(openApproval).not.toHaveBeenCalled();
  });

  it('shows that payment is unavailable if the provider gave no page', async () => {
    await userEvent.click(onPage);
    await expect.element(alert).toHaveTextContent(errorMessage(new AppError('checkout/payment-unavailable')));
    expect(openApproval).not.toHaveBeenCalled();
  });

  it('shows an error if the server cannot be reached', async () => {
    answers.startSubscription.mockRejectedValue(new AppError('network/unreachable'));
    await userEvent.click(onPage);
    await expect.element(alert).toHaveTextContent(errorMessage(new AppError('network/unreachable')));
  });
});

describe('an approved payment', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('that PayPal is still finishing is requested again, without a payment button, until it is recorded (R-CHECKOUT-DETAILS)', async () => {
    answers.activateSubscription.mockResolvedValueOnce(null).mockResolvedValueOnce(null);
    await open();
    await userEvent.click(pay);
    await expect.element(page.getByText(words.finishing.body, { exact: false })).toBeVisible();
    await expect.element(pay).not.toBeInTheDocument();
    await expectAsTimePasses(onFinished, 1);
    expect(answers.activateSubscription).toHaveBeenCalledTimes(3);
  });

  it('survives a lost network: the screen says so and retries (R-CHECKOUT-DETAILS)', async () => {
    answers.activateSubscription.mockRejectedValueOnce(new AppError('network/unreachable'));
    await open();
    await userEvent.click(pay);
    const finishing = page.getByRole('status').filter({ hasText: words.finishing.heading });
    const reason = finishing.getByText('Failed to get subscription details', { exact: false });
    await expect.element(reason).toBeVisible();
    await expect.element(finishing.getByText(words.finishing.safe, { exact: false })).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(pay).not.toBeInTheDocument();
    await expectAsTimePasses(onFinished, 1);
    expect(answers.startSubscription).toHaveBeenCalledOnce();
  });

  it('that takes long is requested a limited number of times, then on the owner’s click', async () => {
    answers.activateSubscription.mockResolvedValue(null);
    await open();
    await userEvent.click(pay);
    await expect.element(page.getByText(words.finishing.body, { exact: false })).toBeVisible();
    const rounds = timings.activationRetries.length + 1;
    await expectAsTimePasses(answers.activateSubscription, rounds);
    await expect.element(page.getByText(words.finishing.slow, { exact: false })).toBeVisible();
    vi.advanceTimersByTime(600_000);
    expect(answers.activateSubscription).toHaveBeenCalledTimes(rounds);
    answers.activateSubscription.mockResolvedValue(sampleConfirmation());
    await userEvent.click(page.getByRole('button', { name: words.finishing.check }));
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  });

  it('from before a reload finishes by itself', async () => {
    answers.myStatus.mockResolvedValue({ ...registered, finishingSubscriptionId: 'I-EARLIER' });
    await open();
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    expect(answers.activateSubscription).toHaveBeenCalledWith({ subscriptionId: 'I-EARLIER', orderId: null });
    expect(answers.startSubscription).not.toHaveBeenCalled();
  });

  it('from before a reload waits until the order is loaded, which shows that the owner has paid (R-CHECKOUT-LOADING)', async () => {
    let answer: (catalogue: typeof sampleCatalogue) => void = () => undefined;
    answers.catalogue.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    answers.myStatus.mockResolvedValue({ ...registered, finishingSubscriptionId: 'I-EARLIER' });
    await open();
    await expect.element(page.getByText(words.loadingPlan)).toBeVisible();
    answer(sampleCatalogue);
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  });

  it('that differs from the order is refused, and the owner may pay again (R-CHECKOUT-DETAILS)', async () => {
    answers.activateSubscription.mockRejectedValueOnce(
      new AppError('checkout/details-failed', { details: notOpened }),
    );
    await open();
    await userEvent.click(pay);
    const refused = errorMessage(new AppError('checkout/details-failed', { details: notOpened }));
    await expect.element(alert).toHaveTextContent(refused);
    await expect.element(page.getByText(words.finishing.safe)).not.toBeInTheDocument();
    await expect.element(pay).toBeEnabled();
    expect(onFinished).not.toHaveBeenCalled();
  });
});

describe('a coupon', () => {
  it.each([
    ['empty', '', 'Please enter a coupon code'],
    ['too long', 'TACO'.repeat(17), 'Invalid coupon code or coupon has been fully redeemed'],
  ])(
    'that is %s is refused without a request, and stays as typed (R-COUPON-EMPTY)',
    async (_, typed, said) => {
      await open();
      await tryCode(typed);
      await expect.element(page.getByText(said)).toBeVisible();
      await expect.element(code).toHaveValue(typed);
      expect(answers.checkCoupon).not.toHaveBeenCalled();
    },
  );

  it('for a discount plan changes the total, and pays with its code', async () => {
    answers.checkCoupon.mockResolvedValue(sampleDiscountOffer);
    await open();
    await tryCode(' LAUNCH ');
    await expect.element(page.getByRole('button', { name: 'Applied ✓', exact: true })).toBeDisabled();
    await expect.element(total).toHaveTextContent(listedPrice('Launch50', 3).text);
    expect(answers.checkCoupon).toHaveBeenCalledExactlyOnceWith('LAUNCH');
    await userEvent.click(pay);
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    expect(answers.startSubscription).toHaveBeenCalledExactlyOnceWith({
      plan: 'Monthly',
      code: 'LAUNCH',
      shown: shownFor(sampleDiscountPlan),
    });
  });

  it('for a free subscription leaves nothing to pay and no PayPal button (R-CHECKOUT-PARTS)', async () => {
    answers.checkCoupon.mockResolvedValue(sampleFreeOffer);
    await open();
    await tryCode('FREE50');
    await expect.element(total).toHaveTextContent('FREE');
    await expect.element(pay).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: words.free.submit }));
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    expect(answers.redeemFreeCoupon).toHaveBeenCalledExactlyOnceWith({ plan: 'Monthly', code: 'FREE50' });
  });

  it.each([
    ['coupon/redeem-failed', 'Error applying coupon. Please try again.'],
    ['service/unexpected', 'An error occurred during checkout. Please try again.'],
    ['network/unreachable', 'An error occurred during checkout. Please try again.'],
  ] as const)(
    'that is free and refused with %s stops with "%s" (R-CHECKOUT-FREE-FAILED, R-COUPON-RACE-FREE)',
    async (refusal, said) => {
      answers.checkCoupon.mockResolvedValue(sampleFreeOffer);
      answers.redeemFreeCoupon.mockRejectedValue(new AppError(refusal));
      await open();
      await tryCode('FREE50');
      await userEvent.click(page.getByRole('button', { name: words.free.submit }));
      await expect.element(alert).toHaveTextContent(said);
      expect(onFinished).not.toHaveBeenCalled();
    },
  );

  it('that is free and was used up meanwhile is no longer applied, and the order shows what the plan costs', async () => {
    answers.checkCoupon
      .mockResolvedValueOnce(sampleFreeOffer)
      .mockRejectedValueOnce(new AppError('coupon/invalid'));
    answers.redeemFreeCoupon.mockRejectedValue(new AppError('coupon/redeem-failed'));
    await open();
    await tryCode('FREE50');
    await userEvent.click(page.getByRole('button', { name: words.free.submit }));
    await expect.element(code).toHaveAccessibleDescription(errorMessage(new AppError('coupon/invalid')));
    await expect.element(total).toHaveTextContent(listedPrice('Monthly', 3).text);
    await expect.element(alert).toHaveTextContent(errorMessage(new AppError('coupon/redeem-failed')));
  });

  it.each([
    ['coupon/invalid', 'Invalid coupon code or coupon has been fully redeemed'],
    ['coupon/none-available', 'No coupons available'],
    ['coupon/plan-broken', 'Error applying discount plan'],
    ['network/unreachable', 'Error validating coupon. Please try again.'],
    ['request/too-many', 'Too many attempts. Please wait 8 minutes and try again.'],
  ] as const)(
    'refused with %s reads "%s", and is stored only where the check failed (R-COUPON-INVALID, R-COUPON-NONE, R-COUPON-PLAN-BROKEN, R-COUPON-CHECK-FAILED, R-COUPON-TOO-MANY)',
    async (refusal, said) => {
      const session = memorySession();
      const details = { retryAfterSeconds: '421' };
      answers.checkCoupon.mockRejectedValue(new AppError(refusal, { details }));
      await open(session);
      await tryCode('SALSA');
      await expect.element(page.getByText(said)).toBeVisible();
      await expect.element(total).toHaveTextContent(listedPrice('Monthly', 3).text);
      expect(session.read().coupon).toBe(refusal.startsWith('coupon/') ? null : 'SALSA');
    },
  );

  it.each(['checkCoupon', 'redeemFreeCoupon'] as const)(
    'of an owner whose session was lost leads to sign-in at %s (R-COUPON-TOO-MANY)',
    async (request) => {
      answers.checkCoupon.mockResolvedValue(sampleFreeOffer);
      answers[request].mockRejectedValue(new AppError('session/signed-out'));
      await open();
      await tryCode('FREE50');
      if (request === 'redeemFreeCoupon')
        await userEvent.click(page.getByRole('button', { name: words.free.submit }));
      await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
    },
  );

  it('is applied again after a reload, until it is removed (R-ERROR-LOST-FILE)', async () => {
    const session = memorySession();
    const applied = page.getByText(words.coupon.discount(`${listedPrice('Launch50', 3).text} per month`));
    answers.checkCoupon.mockResolvedValue(sampleDiscountOffer);
    await open(session);
    await tryCode('LAUNCH');
    await expect.element(applied).toBeVisible();
    await open(session);
    await expect.element(applied).toBeVisible();
    expect(answers.checkCoupon).toHaveBeenLastCalledWith('LAUNCH');
    await userEvent.click(page.getByRole('button', { name: words.coupon.remove }));
    await expect.element(total).toHaveTextContent(listedPrice('Monthly', 3).text);
    // The box was not opened by hand, and stays open for the field that takes the focus.
    await expect.element(code).toHaveFocus();
    await open(session);
    await expect.element(pay).toBeVisible();
    expect(answers.checkCoupon).toHaveBeenCalledTimes(2);
  });

  it('that cannot be checked after a reload is in its field, for another try', async () => {
    answers.checkCoupon.mockRejectedValueOnce(new AppError('network/unreachable'));
    await open(memorySession({ coupon: 'LAUNCH' }));
    await expect.element(page.getByText(errorMessage(new AppError('coupon/check-failed')))).toBeVisible();
    await expect.element(code).toHaveValue('LAUNCH');
  });
});
