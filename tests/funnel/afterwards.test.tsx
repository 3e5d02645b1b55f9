import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { useFinal } from '#funnel/final/useFinal.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { PlansStep } from '#funnel/plans/PlansStep.tsx';
import { usePlans } from '#funnel/plans/usePlans.ts';
import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { memorySession } from '#stories/support/memorySession.ts';
import { registered, sampleCatalogue, sampleOwner, subscribed } from '#stories/support/samples.ts';
import { ownerOfTabs } from './ownerOfTabs.ts';
import { visit } from './visit.tsx';

const nowhere = () => undefined;
const onSignedOut = vi.fn<() => void>();
const onward = vi.fn<() => void>();
const myStatus = vi.fn<SubscriptionGateway['myStatus']>(async () => subscribed);
const catalogue = vi.fn<SubscriptionGateway['catalogue']>(async () => sampleCatalogue);
const signOut = vi.fn<AuthGateway['signOut']>(async () => undefined);

function world(owner: Owner | null = sampleOwner, session = memorySession()) {
  return fakeGateways({
    auth: { currentOwner: async () => owner, signOut },
    subscriptions: { myStatus, catalogue },
    session,
  });
}

it('a logout in another tab leads this one to the sign-in, and ignores late responses to earlier requests', async () => {
  const { becomeElsewhere, ...auth } = ownerOfTabs(sampleOwner);
  const session = memorySession();
  let answerLate: (() => void) | undefined;
  function Screen() {
    const { state } = useFinal({ onSignedOut, onNotSubscribed: onward });
    return <output>{state.status}</output>;
  }
  await visit(Screen, fakeGateways({ auth, subscriptions: { myStatus }, session }));
  await expect.element(page.getByText('ready')).toBeVisible();

  const late = new Promise<typeof subscribed>((resolve) => (answerLate = () => resolve(subscribed)));
  myStatus.mockReturnValueOnce(late);
  session.changeElsewhere({});
  await vi.waitFor(() => expect(myStatus).toHaveBeenCalledTimes(2));
  becomeElsewhere(null);
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  answerLate?.();
  await late;
  await expect.element(page.getByText('loading')).toBeVisible();
});

describe('the plans', () => {
  function Screen() {
    const plans = usePlans({ onSignedOut, onNotRegistered: onward });
    return (
      <PlansStep {...plans} selected="Monthly" onSelect={nowhere} onProceed={nowhere} onLogout={nowhere} />
    );
  }

  it("are priced for the registration's devices and currency", async () => {
    const registration = { ...registered.registration!, currency: 'JPY' as const };
    myStatus.mockResolvedValue({ ...registered, registration });
    await visit(Screen, world());
    await expect.element(page.getByText(listedPrice('Monthly', 3, 'JPY').text).first()).toBeVisible();
    await expect
      .element(page.getByText(`billed annually at ${listedPrice('Yearly', 3, 'JPY').text}`, { exact: false }))
      .toBeVisible();
  });

  it('fall back to the specified words if they cannot be loaded, and load again on request (R-PRICE-FALLBACK)', async () => {
    myStatus.mockResolvedValue(registered);
    catalogue.mockRejectedValueOnce(new AppError('network/unreachable'));
    await visit(Screen, world());
    await expect.element(page.getByText(funnel.plans.fallback.notice, { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: funnel.plans.fallback.reload }));
    await expect.element(page.getByText(listedPrice('Monthly', 3).text).first()).toBeVisible();
  });
});

describe('logging out', () => {
  function Screen() {
    const logout = useLogout({ onLoggedOut: onward });
    return (
      <button type="button" onClick={logout}>
        {funnel.logout}
      </button>
    );
  }

  it.each([
    ['ends the session', () => undefined],
    ['leaves even when the session cannot be ended', () => signOut.mockRejectedValue(new Error('offline'))],
  ])('%s and forgets everything here (R-LOGOUT)', async (_, arrange) => {
    arrange();
    const session = memorySession({ email: 'owner@example.com', restaurantName: 'Copper Comal' });
    await visit(Screen, world(sampleOwner, session));
    await userEvent.click(page.getByRole('button', { name: funnel.logout }));
    await vi.waitFor(() => expect(onward).toHaveBeenCalledOnce());
    expect(session.read()).toEqual({});
  });
});
