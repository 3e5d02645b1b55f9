import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorMessage, funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import type { OwnerStatus } from '#domain/contract.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { fakePayPal } from '#stories/support/FakeSubscribeButton.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import {
  registered,
  sampleCatalogue,
  sampleConfirmation,
  sampleDiscountOffer,
  sampleGoogleOwner,
  unregistered,
} from '#stories/support/samples.ts';
import { expectAddress, openRoute } from './openRoute.tsx';
import { ownerOfTabs } from './ownerOfTabs.ts';

const ana = { ...sampleGoogleOwner, displayName: 'Ana' };
const ben = { ...sampleGoogleOwner, uid: 'ben', email: 'ben@example.com', displayName: 'Ben' };
const confirmation = { ...sampleConfirmation(), subscriptionId: 'I-OF-ANA' };

/** Opens a screen as Ana. `signInElsewhere` signs Ben in, who is as far as she was, in another tab. */
async function openAsAna(path: string, status: OwnerStatus, calls: Partial<SubscriptionGateway>) {
  const { becomeElsewhere, ...auth } = ownerOfTabs(ana);
  const session = memorySession({ email: ana.email });
  const subscriptions = { myStatus: async () => status, catalogue: async () => sampleCatalogue, ...calls };
  await openRoute(path, fakeGateways({ auth, subscriptions, session }));
  return async () => {
    session.clear();
    session.save({ email: ben.email });
    becomeElsewhere(ben);
    await expect.element(page.getByText(ben.email).first()).toBeVisible();
  };
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const typeName = () =>
  userEvent.fill(page.getByLabelText(funnel.register.restaurantName.label), 'Ana’s Dumplings');
const submit = async () => {
  await typeName();
  await userEvent.click(page.getByRole('checkbox').first());
  await press(funnel.register.submit);
};
const applyCoupon = async () => {
  await userEvent.click(page.getByText(funnel.checkout.coupon.open));
  await userEvent.fill(page.getByLabelText(funnel.checkout.coupon.label), 'TACOS');
  await press(funnel.checkout.coupon.apply);
  await expect.element(page.getByText(funnel.checkout.coupon.remove)).toBeVisible();
};
const unreachable = errorMessage(new AppError('network/unreachable'));

const [register, checkout] = ['/sign-up/register', '/sign-up/checkout?plan=Monthly'];
const start = async () => ({ outcome: 'toApprove', subscriptionId: 'I-OF-ANA', approveUrl: null }) as const;
const fails = () => Promise.reject(new AppError('network/unreachable'));

it.each<[string, string, OwnerStatus, Partial<SubscriptionGateway>, () => Promise<unknown>, string]>([
  ['a typed name', register, unregistered, {}, typeName, 'Dumplings'],
  ['a failure', register, unregistered, { saveRegistration: fails }, submit, unreachable],
  [
    'a coupon',
    checkout,
    registered,
    { checkCoupon: async () => sampleDiscountOffer },
    applyCoupon,
    sampleDiscountOffer.code,
  ],
  ['a failed payment', checkout, registered, {}, () => press(fakePayPal.fail), fakePayPal.failure],
])('%s of one owner is not there for another who signs in in another tab', async (...given) => {
  const [, path, status, calls, use, trace] = given;
  const signInElsewhere = await openAsAna(path, status, calls);
  await use();
  await expect.poll(() => document.body.innerHTML).toContain(trace);
  await signInElsewhere();
  await expect.poll(() => document.body.innerHTML).not.toContain(trace);
});

it.each<[string, string, OwnerStatus, keyof SubscriptionGateway, unknown, () => Promise<unknown>]>([
  ['registration', register, unregistered, 'saveRegistration', undefined, submit],
  [
    'subscription',
    checkout,
    registered,
    'activateSubscription',
    confirmation,
    () => press(fakePayPal.approve),
  ],
])('a %s that is stored after another owner signed in is not that owner’s', async (...given) => {
  const [, path, status, call, result, use] = given;
  let respond: (answer: never) => void = () => undefined;
  const ask = vi.fn(() => new Promise<never>((resolve) => (respond = resolve)));
  const signInElsewhere = await openAsAna(path, status, { startSubscription: start, [call]: ask });
  await use();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await signInElsewhere();
  respond(result as never);
  // Waits two frames, so that React has rendered the effects of the response.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expectAddress(path);
  await expect.element(page.getByText(ben.email).first()).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(/Dumplings|I-OF-ANA/u);
});

it.each([
  ['a logout', {}, funnel.signIn.heading],
  ['another sign-in', { email: ben.email, userCred: ben }, ben.email],
])('%s in another tab ends the greeting on the sign-in screen', async (_, values, shown) => {
  const session = memorySession({ email: ana.email, userCred: ana });
  await openRoute('/sign-up/signin', fakeGateways({ session }));
  await expect.element(page.getByText(new RegExp(ana.email, 'u')).last()).toBeVisible();
  session.clear();
  session.changeElsewhere(values);
  await expect.element(page.getByText(new RegExp(`^${shown}`, 'u')).first()).toBeVisible();
  expect(document.body.innerHTML).not.toContain(ana.email);
});

const subscribed = { ...registered, subscription: confirmation };

it.each([
  [register, funnel.register.heading, unregistered],
  ['/sign-up/plans', funnel.plans.heading, registered],
  [checkout, funnel.checkout.heading, registered],
  ['/sign-up/final', funnel.final.heading, subscribed],
])(
  '%s says why it leads to the sign-in after a logout or a deletion in another tab (R-PATH-SIGNED-OUT)',
  async (path, heading, status) => {
    const { becomeElsewhere, ...auth } = ownerOfTabs(ana);
    const session = memorySession({ email: ana.email, userCred: ana });
    const subscriptions = { myStatus: async () => status, catalogue: async () => sampleCatalogue };
    await openRoute(path, fakeGateways({ auth, subscriptions, session }));
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    session.clear();
    becomeElsewhere(null);
    await expect.element(page.getByText(errorMessage(new AppError('session/signed-out')))).toBeVisible();
    await expectAddress('/sign-up/signin');
    expect(session.read().returnTo ?? null).toBeNull();
  },
);
