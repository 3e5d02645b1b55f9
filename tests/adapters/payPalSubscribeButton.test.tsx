import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPaymentGateway } from '#adapters/paypal/paymentGateway.tsx';
import { AppError } from '#domain/errors.ts';
import type { Currency } from '#domain/currency.ts';
import { useKeptFocus } from '#hooks/useKeptFocus.ts';
import type { ScriptFailedProps, SubscribeButtonProps } from '#gateways/PaymentGateway.ts';
import { standInForScript, type ScriptStandIn } from './scriptStandIn.ts';

const loadingLabel = 'On its way';
const failed = { text: 'It did not come', retry: 'Once more', page: 'Without it' };

function ScriptFailed({ onRetry, onOpenPage }: ScriptFailedProps) {
  return (
    <div>
      <p role="alert">{failed.text}</p>
      <button type="button" onClick={onRetry}>
        {failed.retry}
      </button>
      {onOpenPage ? (
        <button type="button" onClick={onOpenPage}>
          {failed.page}
        </button>
      ) : null}
    </div>
  );
}

const { SubscribeButton } = createPaymentGateway({ sdkBaseUrl: null });

const start = vi.fn<() => Promise<string | null>>();
const onApproved = vi.fn<SubscribeButtonProps['onApproved']>();
const onOpenPage = vi.fn<() => void>();
const onCardKnown = vi.fn<SubscribeButtonProps['onCardKnown']>();
const onCancelled = vi.fn<() => void>();
const onFailed = vi.fn<SubscribeButtonProps['onFailed']>();

const button = page.getByRole('button', { name: 'PayPal Subscribe' });
let script: ScriptStandIn;
let root: Root;

/** As the frame of a screen does, it keeps the focus of a button that goes. */
function Screen({ children }: { children: ReactNode }) {
  return <main ref={useKeptFocus<HTMLElement>()}>{children}</main>;
}

function show(currency: Currency = 'USD') {
  root.render(
    <Screen>
      <SubscribeButton
        loadingLabel={loadingLabel}
        ScriptFailed={ScriptFailed}
        currency={currency}
        onOpenPage={onOpenPage}
        onCardKnown={onCardKnown}
        start={start}
        onApproved={onApproved}
        onCancelled={onCancelled}
        onFailed={onFailed}
        clientId="test-client"
        disabled={false}
        leaving={false}
      />
    </Screen>,
  );
}

// React loads the script a moment after it has rendered.
const isAskedFor = (times: number) => vi.waitFor(() => expect(script.asked).toHaveLength(times));
const arrives = (how?: Parameters<ScriptStandIn['arrives']>[0]) => vi.waitFor(() => script.arrives(how));
const isRefused = () => vi.waitFor(() => script.isRefused());

async function showDrawn() {
  show();
  await arrives();
  await expect.element(button).toBeVisible();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  script = standInForScript();
  // Also what an earlier file has left.
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'paypal');
  document.body.replaceChildren();
});

describe('while PayPal’s script is loading', () => {
  it('says so, and requests PayPal’s script for subscriptions in the billed currency (R-CHECKOUT-SCRIPT)', async () => {
    show('EUR');
    await isAskedFor(1);
    await expect.element(page.getByRole('status')).toHaveTextContent(loadingLabel);
    const address = new URL(script.asked[0] ?? '');
    expect(address.origin).toBe('https://www.paypal.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      'client-id': 'test-client',
      currency: 'EUR',
      vault: 'true',
      intent: 'subscription',
    });
  });

  it('reserves the button’s space, so that the page does not shift when it loads (R-CHECKOUT-SCRIPT)', async () => {
    show();
    await expect.element(page.getByRole('status')).toBeVisible();
    const before = document.body.firstElementChild?.getBoundingClientRect().height;
    await arrives();
    await expect.element(button).toBeVisible();
    expect(document.body.firstElementChild?.getBoundingClientRect().height).toBe(before);
  });

  it('removes the placeholder once PayPal has rendered the button', async () => {
    await showDrawn();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it('a script that fails to load is reported, and loaded again on request (R-CHECKOUT-SCRIPT)', async () => {
    show();
    await isRefused();
    await expect.element(page.getByRole('alert').getByText(failed.text)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: failed.retry }));
    await isAskedFor(2);
    script.arrives();
    await expect.element(button).toBeVisible();
  });

  it('a script that hangs for 15 seconds counts as failed, but may still load (R-CHECKOUT-SCRIPT)', async () => {
    show();
    await isAskedFor(1);
    vi.advanceTimersByTime(14_999);
    await expect.element(page.getByRole('status')).toBeVisible();
    vi.advanceTimersByTime(1);
    await expect.element(page.getByRole('alert')).toBeVisible();
    script.arrives();
    await expect.element(button).toBeVisible();
  });

  it('a script that is refused twice leads to PayPal’s own page', async () => {
    show();
    await isRefused();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByRole('button', { name: failed.page }).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: failed.retry }));
    await isAskedFor(2);
    script.isRefused();
    await userEvent.click(page.getByRole('button', { name: failed.page }));
    expect(onOpenPage).toHaveBeenCalledOnce();
  });

  it('a script without buttons, as a blocker leaves it, is reported', async () => {
    show();
    await arrives({ withButtons: false });
    await expect.element(page.getByRole('alert').getByText(failed.text)).toBeVisible();
  });

  it.each(['is for no such buyer', 'throws', 'breaks', 'stays empty'] as const)(
    'a button that %s is reported in its place, and drawn again on request',
    async (drawing) => {
      show();
      await arrives({ drawing });
      await vi.waitFor(() => expect(onCardKnown).toHaveBeenCalledOnce());
      vi.advanceTimersByTime(15_000);
      await expect.element(page.getByRole('alert').getByText(failed.text)).toBeVisible();
      expect(page.getByRole('status').elements()).toEqual([]);
      await userEvent.click(page.getByRole('button', { name: failed.retry }));
      await isAskedFor(2);
      script.arrives();
      await expect.element(button).toBeVisible();
      await expect.element(page.getByRole('status')).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('a button that is drawn late after all replaces the report', async () => {
    show();
    await arrives({ drawing: 'stays empty' });
    await vi.waitFor(() => expect(onCardKnown).toHaveBeenCalledOnce());
    vi.advanceTimersByTime(15_000);
    await expect.element(page.getByRole('alert')).toBeVisible();
    script.button().onInit({}, { enable: () => Promise.resolve(), disable: () => Promise.resolve() });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('a button that was lost when the owner left the page is drawn again when they come back', async () => {
    await showDrawn();
    // What PayPal's script does when the page is left; a browser may keep the page and show it again.
    script.button().onError(new Error('Window navigated away'));
    button.element().remove();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(button).toBeVisible();
    expect(script.asked).toHaveLength(1);
    expect(onFailed).not.toHaveBeenCalled();
    expect(onCancelled).not.toHaveBeenCalled();
  });

  it.each([true, false])('says whether PayPal takes a card from this buyer: %s', async (card) => {
    show();
    await arrives({ card });
    await vi.waitFor(() => expect(onCardKnown.mock.calls).toEqual([[{ eligible: card }]]));
  });

  it('another currency loads the script again', async () => {
    await showDrawn();
    show('JPY');
    await vi.waitFor(() =>
      expect(new URL(script.asked.at(-1) ?? '').searchParams.get('currency')).toBe('JPY'),
    );
    await expect.element(page.getByRole('status')).toBeVisible();
  });
});

describe('the result of the payment', () => {
  it('an approval has the two ids and no other data', async () => {
    await showDrawn();
    await script.button().onApprove({
      subscriptionID: 'I-1',
      orderID: 'O-1',
      facilitatorAccessToken: 'secret',
    });
    expect(onApproved.mock.calls).toEqual([[{ subscriptionId: 'I-1', orderId: 'O-1' }]]);
  });

  it('an approval without a subscription is a failure', async () => {
    await showDrawn();
    await script.button().onApprove({ orderID: 'O-1' });
    expect(onApproved).not.toHaveBeenCalled();
    expect(onFailed.mock.calls[0]?.[0].error.code).toBe('checkout/details-failed');
  });

  it('closing PayPal’s window is a cancellation, however PayPal reports it', async () => {
    await showDrawn();
    script.button().onCancel();
    script.button().onError(new Error('Detected popup close'));
    script.button().onError(new Error('Window is closed, can not determine type'));
    expect(onCancelled).toHaveBeenCalledTimes(3);
    expect(onFailed).not.toHaveBeenCalled();
  });

  // PayPal's script notices later that its button has gone, for which it has several texts.
  it.each([
    'Detected container element removed from DOM',
    'zoid destroyed all components',
    'Component closed',
    'Window closed',
  ])('a button that is no longer there reports nothing of it: %s', async (message) => {
    await showDrawn();
    const gone = script.button();
    show('JPY');
    await expect.element(button).not.toBeInTheDocument();
    gone.onError(new Error(message));
    await arrives();
    await expect.element(button).toBeVisible();
    gone.onError(new Error(message));
    gone.onCancel();
    expect(onFailed).not.toHaveBeenCalled();
    expect(onCancelled).not.toHaveBeenCalled();
    await gone.onApprove({ subscriptionID: 'I-1', orderID: 'O-1' });
    expect(onApproved).toHaveBeenCalledOnce();
  });

  it('any other error from PayPal counts as an order that was not approved', async () => {
    await showDrawn();
    script.button().onError({ message: 'INSTRUMENT_DECLINED' });
    expect(onFailed.mock.calls[0]?.[0].error).toMatchObject({
      code: 'checkout/not-approved',
      details: { message: 'INSTRUMENT_DECLINED' },
    });
  });

  it('a start refused by the server keeps its error code, whatever PayPal reports', async () => {
    await showDrawn();
    const refusal = new AppError('registration/missing');
    start.mockRejectedValueOnce(refusal);
    await expect(script.button().createSubscription()).rejects.toBe(refusal);
    script.button().onError({ message: 'Error: registration/missing' });
    expect(onFailed.mock.calls).toEqual([[{ error: refusal }]]);
  });

  it('a start without anything to approve closes the window and is neither a failure nor a cancellation', async () => {
    await showDrawn();
    start.mockResolvedValueOnce(null);
    await expect(script.button().createSubscription()).rejects.toThrow('There is nothing to approve');
    script.button().onError({ message: 'Error: There is nothing to approve' });
    expect(onFailed).not.toHaveBeenCalled();
    expect(onCancelled).not.toHaveBeenCalled();
  });
});
