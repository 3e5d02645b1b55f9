import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppError, ErrorCode } from '#domain/errors.ts';
import {
  checkoutPath,
  languageOfPath,
  pathIn,
  paths,
  plansPath,
  resetPath,
  type ReturnPath,
} from '#domain/paths.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';

function isAt(path: string): boolean {
  const { pathname, search } = window.location;
  const language = languageOfPath(pathname);
  return pathname + search === (language ? pathIn(language, path) : path);
}

/** Navigation between the sign-up's screens: `to…` after a click; `redirectTo…` replaces the history entry. */
export function useSignUpNavigation() {
  const navigate = useNavigate();
  const { session } = useGateways();
  // A logout or a deletion in another tab clears what is stored, and this page must still say why it leaves.
  const [hadOwner] = useState(() => session.read().userCred !== undefined);

  return useMemo(() => {
    // A second click during navigation must not add a second history entry.
    const push = (path: string) => void navigate(path, { replace: isAt(path) });
    const redirect = (path: string, state: { reason?: ErrorCode; purpose?: 'account' } | null = null) =>
      void navigate(path, { replace: true, state });
    const notKept = () => (session.stores() ? null : ({ reason: 'session/not-kept' } as const));
    const ended = () =>
      hadOwner || session.read().userCred ? ({ reason: 'session/signed-out' } as const) : notKept();
    return {
      toSignIn: () => push(paths.signIn),
      toCheckEmail: () => push(paths.checkEmail),
      toRegister: () => push(paths.register),
      toPlans: () => push(paths.plans),
      toPlan: ({ plan }: { plan: PublicPlanName }) => push(plansPath(plan)),
      toCheckout: ({ plan }: { plan: PublicPlanName }) => push(checkoutPath(plan)),
      /** After the sign-in: back to the page requested while signed out, otherwise to the registration. */
      toAfterSignIn: () => push(session.read().returnTo ?? paths.register),
      redirectToAfterSignIn: () => redirect(session.read().returnTo ?? paths.register),
      redirectToSignIn: () => redirect(paths.signIn),
      /** The sign-in screen explains that the account page requires signing in, and what became of the session here. */
      redirectToSignInForAccount: (returnTo: ReturnPath = paths.account) => {
        session.save({ returnTo });
        redirect(paths.signIn, { purpose: 'account', ...ended() });
      },
      /** The sign-in screen says that the session ended that this browser stores or stored, or why it stores none. */
      redirectToSignInAfterSession: () => redirect(paths.signIn, ended()),
      /** The same for a subscriber, unless the page was opened where nothing of one is left, as after a logout or a deletion. */
      redirectToSignInAfterConfirmation: () => {
        const reason = ended();
        // What a logout elsewhere has cleared stays clear: another owner may be the next.
        if (session.read().userCred) session.save({ returnTo: paths.account });
        redirect(paths.signIn, reason && { purpose: 'account', ...reason });
      },
      /** PayPal's own page returned to a browser without the session, where the account page finishes the subscription. */
      redirectToSignInAfterApproval: () => {
        session.save({ returnTo: paths.account });
        redirect(paths.signIn, { purpose: 'account', reason: 'session/signed-out-at-payment' });
      },
      redirectToSignInWithReason: ({ error }: { error: AppError }) =>
        redirect(paths.signIn, { reason: error.code }),
      redirectToRegister: () => redirect(paths.register),
      redirectToPlans: () => redirect(paths.plans),
      redirectToReset: ({ oobCode }: { oobCode: string }) => redirect(resetPath(oobCode)),
    };
  }, [hadOwner, navigate, session]);
}
