import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#domain/errors.ts';
import { usePayment } from '#funnel/checkout/usePayment.ts';
import { useSaveRegistration } from '#funnel/register/useSaveRegistration.ts';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import { useNewLink } from '#funnel/verify/useNewLink.ts';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { sampleGoogleOwner, sampleOwner, sampleRegistration } from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const nowhere = () => undefined;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

let answer: { resolve: () => void; reject: (error: AppError) => void };
const call = vi.fn(
  () =>
    new Promise<never>((resolve, reject) => {
      answer = { resolve: () => resolve(sampleGoogleOwner as never), reject };
    }),
);
const effect = vi.fn<() => void>();

function Asking({ onAsk }: { onAsk: () => void }) {
  return (
    <button type="button" onClick={onAsk}>
      Ask
    </button>
  );
}

/** Every request of a screen but the recording of an approval is an action of this hook. */
function Asks() {
  const { run } = useAsyncAction(call, { toError: (cause) => cause, onDone: effect, onFailed: effect });
  return <Asking onAsk={() => run()} />;
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
  return <Asking onAsk={() => approved({ subscriptionId: 'I-1', orderId: null })} />;
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

const signIn = { choice: {}, onSignedIn: effect, onLinkSent: effect };
const form = { ...sampleRegistration, password: 'carnitas', confirmPassword: 'carnitas' };

function SendsLink() {
  const { onSubmit } = useSignIn(signIn);
  return <Asking onAsk={onSubmit} />;
}

function OpensGoogle() {
  const { onGoogle } = useSignIn(signIn);
  return <Asking onAsk={onGoogle} />;
}

function SendsNewLink() {
  const { run } = useNewLink({ onSent: effect });
  return <Asking onAsk={() => run(sampleOwner.email)} />;
}

function Registers() {
  const { save } = useSaveRegistration({ onSaved: effect, onSignedOut: nowhere, onSignInAgain: nowhere });
  return <Asking onAsk={() => save(sampleOwner, form)} />;
}

// On a slow network the screen stays for seconds after the answer; a held Enter key presses again within a frame.
it.each<[string, ComponentType]>([
  ['a sign-in link', SendsLink],
  ['Google', OpensGoogle],
  ['a new link', SendsNewLink],
  ['a registration', Registers],
])('asks once for %s, however often it is pressed until the next screen has loaded', async (_, Screen) => {
  const auth = { sendSignInLink: call, signInWithGoogle: call, setPassword: async () => undefined };
  const session = memorySession({ email: sampleOwner.email });
  await visit(Screen, fakeGateways({ auth, subscriptions: { saveRegistration: call }, session }));
  await press('Ask');
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  answer.resolve();
  await vi.waitFor(() => expect(effect).toHaveBeenCalledOnce());
  await press('Ask');
  expect(call).toHaveBeenCalledOnce();
  // Back, before the next screen has loaded, leads to this one again.
  window.dispatchEvent(new PopStateEvent('popstate'));
  await press('Ask');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});
