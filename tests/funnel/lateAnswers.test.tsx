import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#domain/errors.ts';
import { usePayment } from '#funnel/checkout/usePayment.ts';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { visit } from './visit.tsx';

const nowhere = () => undefined;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

let answer: { resolve: () => void; reject: (error: AppError) => void };
const call = vi.fn(
  () =>
    new Promise<never>((resolve, reject) => {
      answer = { resolve: () => resolve(undefined as never), reject };
    }),
);
const effect = vi.fn<() => void>();

/** Every request of a screen but the recording of an approval is an action of this hook. */
function Asks() {
  const { run } = useAsyncAction(call, { toError: (cause) => cause, onDone: effect, onFailed: effect });
  return (
    <button type="button" onClick={() => run()}>
      Ask
    </button>
  );
}

function Records() {
  const { approved } = usePayment({
    plan: 'Monthly',
    offer: null,
    quote: null,
    registered: null,
    cancelled: false,
    onRecorded: nowhere,
    onRefused: effect,
  });
  return (
    <button type="button" onClick={() => approved({ subscriptionId: 'I-1', orderId: null })}>
      Ask
    </button>
  );
}

it.each<[string, ComponentType, () => void]>([
  ['an answer', Asks, () => answer.resolve()],
  ['a refusal', Asks, () => answer.reject(new AppError('session/signed-out'))],
  ['the refusal of an approval', Records, () => answer.reject(new AppError('session/signed-out'))],
])('does not lead an owner anywhere who left before %s', async (_, Screen, respond) => {
  function Leavable() {
    const [left, setLeft] = useState(false);
    if (left) return <p>Left</p>;
    return (
      <>
        <Screen />
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    );
  }
  await visit(Leavable, fakeGateways({ subscriptions: { activateSubscription: call } }));
  await press('Ask');
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await press('Leave');
  await expect.element(page.getByText('Left')).toBeVisible();
  respond();
  // Waits two frames, so that React has rendered the effects of the response.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(effect).not.toHaveBeenCalled();
});

it('asks once, however often it is pressed before the answer', async () => {
  await visit(Asks, fakeGateways());
  const button = page.getByRole('button', { name: 'Ask' }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await press('Ask');
  expect(call).toHaveBeenCalledOnce();
});
