import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createAccountValue, refreshWhenever } from '#account/accountValue.ts';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { createServerValue } from '#funnel/serverState/serverValue.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { fakePayPal } from '#stories/support/FakeSubscribeButton.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { statefulGateways } from '#stories/support/statefulGateways.ts';
import { openRoute } from './openRoute.tsx';

/** Gateways that count the requests for data that the steps share. */
function countedGateways() {
  const session = memorySession();
  const gateways: Gateways = { ...statefulGateways(), session };
  const catalogue = vi.fn(() => gateways.subscriptions.catalogue());
  const myStatus = vi.fn(() => gateways.subscriptions.myStatus());
  return {
    gateways: { ...gateways, subscriptions: { ...gateways.subscriptions, catalogue, myStatus } },
    catalogue,
    myStatus,
    session,
  };
}

async function arriveAt(heading: string) {
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Reports what a browser reports when a visitor leaves the page or comes back. */
function happen(name: string): void {
  if (name === 'hidden' || name === 'visible') {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(name === 'hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  } else window.dispatchEvent(new Event(name));
}

async function signUpWithGoogle(gateways: Gateways) {
  await openRoute('/sign-up/signin', gateways);
  await userEvent.click(page.getByRole('button', { name: funnel.signIn.google }));
  await userEvent.fill(page.getByLabelText(funnel.register.restaurantName.label), 'Copper Comal');
  await userEvent.click(page.getByRole('checkbox').first());
  await userEvent.click(page.getByRole('button', { name: funnel.register.submit }));
  await arriveAt(funnel.plans.heading);
}

describe('a sign-up from sign-in to confirmation', () => {
  it('requests the catalog once, and the status once more after the payment', async () => {
    const { gateways, catalogue, myStatus } = countedGateways();
    await signUpWithGoogle(gateways);
    await userEvent.click(page.getByRole('button', { name: funnel.plans.proceed }));
    await expect.element(page.getByTestId('quote-total')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: funnel.checkout.change }));
    await arriveAt(funnel.plans.heading);
    await userEvent.click(page.getByRole('button', { name: funnel.plans.proceed }));
    await expect.element(page.getByTestId('quote-total')).toBeVisible();
    expect(myStatus).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: fakePayPal.approve }));
    await arriveAt(funnel.final.heading);
    expect(catalogue).toHaveBeenCalledOnce();
    expect(myStatus).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the window', ['blur'], ['focus']],
    ['its tab', ['hidden'], ['visible']],
    ['its tab, of which a computer tells the window too', ['hidden', 'blur'], ['visible', 'focus']],
    // As WebKit reports it, without a focus.
    ['a page that the browser had kept', ['pagehide', 'hidden'], ['visible', 'pageshow']],
    ['the network', [], ['online']],
  ])('requests again, once, when the owner is back at %s (R-ACCESS-STATUS)', async (_, left, back) => {
    const { gateways, catalogue, myStatus } = countedGateways();
    await signUpWithGoogle(gateways);
    for (const name of [...left, ...back]) happen(name);
    await vi.waitFor(() => expect(myStatus).toHaveBeenCalledTimes(2));
    await arriveAt(funnel.plans.heading);
    expect(myStatus).toHaveBeenCalledTimes(2);
    expect(catalogue).toHaveBeenCalledTimes(2);
  });

  it('requests the status again when another tab changes the session', async () => {
    const { gateways, catalogue, myStatus, session } = countedGateways();
    await signUpWithGoogle(gateways);
    session.changeElsewhere({});
    await vi.waitFor(() => expect(myStatus).toHaveBeenCalledTimes(2));
    expect(catalogue).toHaveBeenCalledOnce();
  });

  it('requests again after a logout and another sign-in', async () => {
    const { gateways, myStatus } = countedGateways();
    await signUpWithGoogle(gateways);
    await userEvent.click(page.getByRole('button', { name: funnel.logout }));
    await arriveAt(funnel.signIn.heading);
    await userEvent.click(page.getByRole('button', { name: funnel.signIn.google }));
    await arriveAt(funnel.register.heading);
    await vi.waitFor(() => expect(myStatus).toHaveBeenCalledTimes(2));
  });
});

describe('a value from the server', () => {
  const load = vi.fn(async () => 'first');
  const observer = vi.fn<() => void>();

  it('is loaded once for two screens, and kept between them', async () => {
    const value = createServerValue(load);
    const stop = value.observe(observer);
    value.observe(observer);
    await vi.waitFor(() => expect(value.answer()).toEqual({ status: 'ready', value: 'first' }));
    stop();
    value.observe(observer);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that is the account is requested again when another tab changes the session or who is signed in (R-ACCOUNT-FRESH)', () => {
    const onOwnerChangedElsewhere = vi.fn<AuthGateway['onOwnerChangedElsewhere']>(() => () => undefined);
    const session = memorySession();
    const refresh = vi.fn<() => void>();
    const gateways = fakeGateways({ auth: { onOwnerChangedElsewhere }, session });
    const stop = refreshWhenever(gateways, { ...createAccountValue(gateways), refresh });
    session.changeElsewhere({});
    expect(refresh).toHaveBeenCalledOnce();
    for (const [listener] of onOwnerChangedElsewhere.mock.calls) listener();
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is kept if it is requested again and the server does not respond', async () => {
    const value = createServerValue(load);
    value.observe(observer);
    await vi.waitFor(() => expect(value.answer().status).toBe('ready'));
    load.mockRejectedValue(new AppError('network/unreachable'));
    await value.ask();
    expect(value.answer()).toEqual({ status: 'ready', value: 'first' });
  });

  it('that failed to load is requested again by the next screen', async () => {
    load.mockRejectedValueOnce(new AppError('network/unreachable'));
    const value = createServerValue(load);
    value.observe(observer);
    await vi.waitFor(() => expect(value.answer().status).toBe('failed'));
    value.observe(observer);
    await vi.waitFor(() => expect(value.answer()).toEqual({ status: 'ready', value: 'first' }));
  });

  it('may change while no screen shows it: the next screen requests it', async () => {
    const value = createServerValue(load);
    const stop = value.observe(observer);
    await vi.waitFor(() => expect(value.answer().status).toBe('ready'));
    stop();
    value.refresh();
    expect(load).toHaveBeenCalledOnce();
    load.mockResolvedValue('second');
    value.observe(observer);
    await vi.waitFor(() => expect(value.answer()).toEqual({ status: 'ready', value: 'second' }));
  });

  it('ignores a response overtaken by an update', async () => {
    const value = createServerValue(load);
    value.observe(observer);
    await vi.waitFor(() => expect(value.answer().status).toBe('ready'));
    let answerLate = (_late: string) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    const asking = value.ask();
    value.update((text) => `${text}, changed here`);
    answerLate('late');
    await asking;
    expect(value.answer()).toEqual({ status: 'ready', value: 'first, changed here' });
  });
});
