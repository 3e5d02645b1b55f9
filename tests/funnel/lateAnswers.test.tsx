import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChangeCard } from '#account/change/ChangeCard.tsx';
import { useChange } from '#account/change/useChange.ts';
import { LeavingCard } from '#account/leaving/LeavingCard.tsx';
import { useLeaving } from '#account/leaving/useLeaving.ts';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { usePayment } from '#funnel/checkout/usePayment.ts';
import { RegisterStep } from '#funnel/register/RegisterStep.tsx';
import { useRegister } from '#funnel/register/useRegister.ts';
import { SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import { useVerify } from '#funnel/verify/useVerify.ts';
import { VerifyStep } from '#funnel/verify/VerifyStep.tsx';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { active, sampleChange } from '#stories/support/sampleAccounts.ts';
import {
  unregistered,
  sampleCatalogue,
  sampleFreeOffer,
  sampleGoogleOwner,
  sampleOwner,
  sampleRegistration,
} from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const nowhere = () => undefined;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const signedOut = new AppError('session/signed-out');
const session = memorySession({ email: sampleOwner.email });

/** A call whose response the test sends. */
function slow<Answer>() {
  let resolve: (answer: Answer) => void = nowhere;
  let reject: (error: AppError) => void = nowhere;
  const call = vi.fn(
    () =>
      new Promise<Answer>((...settle) => {
        [resolve, reject] = settle;
      }),
  );
  return { call, resolve: (answer: Answer) => resolve(answer), reject: (error: AppError) => reject(error) };
}

/** A request, and the unwanted effect of its response on an owner who has left the screen. */
interface Question {
  asked: string;
  Screen: ComponentType;
  gateways: Parameters<typeof fakeGateways>[0];
  ask: () => Promise<void>;
  /** Whether the request is pending. */
  call: () => unknown;
  answer: () => void;
  /** The effect that must not happen. */
  effect: () => unknown;
}

function signInLink(): Question {
  const { call, resolve } = slow<void>();
  const effect = vi.fn();
  const { signIn } = funnel;
  return {
    asked: 'a sign-in link',
    Screen: () => (
      <SignInStep {...useSignIn({ choice: {}, onSignedIn: nowhere, onLinkSent: effect })} reason={null} />
    ),
    gateways: { auth: { sendSignInLink: call }, session },
    ask: () => press(signIn.submit),
    call,
    answer: resolve,
    effect,
  };
}

function googlePopup(): Question {
  const { call, resolve } = slow<typeof sampleGoogleOwner>();
  const effect = vi.fn();
  return {
    asked: 'a sign-in with Google',
    Screen: () => (
      <SignInStep {...useSignIn({ choice: {}, onSignedIn: effect, onLinkSent: nowhere })} reason={null} />
    ),
    gateways: { auth: { signInWithGoogle: call }, session },
    ask: () => press(funnel.signIn.google),
    call,
    answer: () => resolve(sampleGoogleOwner),
    effect,
  };
}

function anotherLink(): Question {
  const { call, resolve } = slow<void>();
  const effect = vi.fn();
  const query = { mode: 'signIn', oobCode: 'code-1', email: sampleOwner.email };
  return {
    asked: 'another link for one that was used',
    Screen: () => (
      <VerifyStep
        {...useVerify({
          query: { ...query, continueUrl: null },
          link: 'https://curbwise.example/sign-up/verify?oobCode=code-1',
          onVerified: nowhere,
          onReset: nowhere,
          onLinkSent: effect,
        })}
        onReturn={nowhere}
      />
    ),
    gateways: {
      auth: {
        currentOwner: () => Promise.resolve(null),
        completeSignInLink: () => Promise.reject(new AppError('verify/code-used')),
        sendSignInLink: call,
      },
      session,
    },
    ask: () => press(funnel.verify.newLink),
    call,
    answer: resolve,
    effect,
  };
}

function registration(): Question {
  const { call, resolve } = slow<void>();
  const effect = vi.fn();
  return {
    asked: 'a registration that is being saved',
    Screen: () => (
      <RegisterStep
        {...useRegister({ onSaved: effect, onSignedOut: nowhere, onSignInAgain: nowhere })}
        {...{ onLogout: nowhere, onGoToSignIn: nowhere, onSeeConfirmation: nowhere }}
      />
    ),
    gateways: {
      auth: { currentOwner: () => Promise.resolve(sampleGoogleOwner) },
      subscriptions: {
        myStatus: () => Promise.resolve({ ...unregistered, registration: sampleRegistration }),
        catalogue: () => Promise.resolve(sampleCatalogue),
        saveRegistration: call,
      },
      session: memorySession(),
    },
    ask: () => press(funnel.register.submit),
    call,
    answer: resolve,
    effect,
  };
}

function paymentPage(): Question {
  const { call, resolve } = slow<{ outcome: 'toApprove'; subscriptionId: string; approveUrl: string }>();
  const effect = vi.fn();
  return {
    asked: 'the page of the payment provider',
    Screen: () => {
      const payment = usePayment({
        plan: 'Monthly',
        offer: null,
        registration: null,
        cancelled: false,
        onRecorded: nowhere,
        onRefused: nowhere,
      });
      return (
        <button type="button" onClick={payment.payOnPage}>
          Pay
        </button>
      );
    },
    gateways: { subscriptions: { startSubscription: call }, payments: { openApproval: effect } },
    ask: () => press('Pay'),
    call,
    answer: () => resolve({ outcome: 'toApprove', subscriptionId: 'I-1', approveUrl: 'https://pay.example' }),
    effect,
  };
}

function refusedPayment(asked: string, method: 'redeemFreeCoupon' | 'activateSubscription'): Question {
  const { call, reject } = slow<never>();
  const effect = vi.fn();
  return {
    asked,
    Screen: () => {
      const { redeem, approved } = usePayment({
        plan: 'Monthly',
        offer: sampleFreeOffer,
        registration: null,
        cancelled: false,
        onRecorded: nowhere,
        onRefused: effect,
      });
      const activate = () => approved({ subscriptionId: 'I-1', orderId: null });
      return (
        <button type="button" onClick={method === 'redeemFreeCoupon' ? redeem : activate}>
          Pay
        </button>
      );
    },
    gateways: { subscriptions: { [method]: call } },
    ask: () => press('Pay'),
    call,
    answer: () => reject(signedOut),
    effect,
  };
}

function priceOfAChange(): Question {
  const { call, reject } = slow<never>();
  const effect = vi.fn();
  return {
    asked: 'the price of a change',
    Screen: () => (
      <ChangeCard
        {...useChange({ account: active, onAskAgain: nowhere, onSignedOut: effect })}
        account={active}
      />
    ),
    gateways: { account: { previewChange: call } },
    ask: async () => {
      await press(change.open);
      await userEvent.fill(page.getByRole('spinbutton', { name: change.form.devicesNumber }), '4');
    },
    call,
    answer: () => reject(signedOut),
    effect,
  };
}

function consentToAChange(): Question {
  const { call, resolve } = slow<{ approveUrl: string }>();
  const effect = vi.fn();
  return {
    asked: 'the page of consent to a change',
    Screen: () => (
      <ChangeCard
        {...useChange({ account: active, onAskAgain: nowhere, onSignedOut: nowhere })}
        account={active}
      />
    ),
    gateways: {
      account: {
        previewChange: ({ plan, posDevices }) => Promise.resolve(sampleChange(plan, posDevices)),
        requestChange: call,
      },
      payments: { openApproval: effect },
    },
    ask: async () => {
      await press(change.open);
      await userEvent.fill(page.getByRole('spinbutton', { name: change.form.devicesNumber }), '4');
      await press(change.form.submit);
    },
    call,
    answer: () => resolve({ approveUrl: 'https://pay.example' }),
    effect,
  };
}

function cancellation(): Question {
  const { call, reject } = slow<never>();
  const effect = vi.fn();
  return {
    asked: 'a cancellation',
    Screen: () => (
      <LeavingCard {...useLeaving({ onChanged: nowhere, onSignedOut: effect })} account={active} />
    ),
    gateways: { account: { cancelSubscription: call } },
    ask: async () => {
      await press(leaving.cancel);
      await press(leaving.confirm.submit);
    },
    call,
    answer: () => reject(signedOut),
    effect,
  };
}

const questions = [
  signInLink(),
  googlePopup(),
  anotherLink(),
  registration(),
  paymentPage(),
  refusedPayment('a free coupon', 'redeemFreeCoupon'),
  refusedPayment('the recording of a payment', 'activateSubscription'),
  priceOfAChange(),
  consentToAChange(),
  cancellation(),
];

it.each(questions)(
  'does not lead an owner anywhere who left before the answer to $asked',
  async (question) => {
    const { Screen, gateways, ask, call, answer, effect } = question;
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
    await visit(Leavable, fakeGateways(gateways));
    await ask();
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    await press('Leave');
    await expect.element(page.getByText('Left')).toBeVisible();
    answer();
    // Waits two frames, so that React has rendered the effects of the response.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(effect).not.toHaveBeenCalled();
  },
);
