import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppError, ErrorCode } from '#domain/errors.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { checkoutPath, paths, plansPath, resetPath } from './paths.ts';

function addressNow(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}

/** Where the screens of the sign-up area lead. A way the owner did not choose leaves nothing to go back to. */
export function useWays() {
  const navigate = useNavigate();
  const { session } = useGateways();

  return useMemo(() => {
    // A second click while the next page is on its way leaves no second step to go back through.
    const go = (path: string) => void navigate(path, { replace: path === addressNow() });
    const send = (path: string, state?: { reason: ErrorCode }) =>
      void navigate(path, { replace: true, state: state ?? null });
    return {
      toHome: () => go(paths.home),
      toSignIn: () => go(paths.signIn),
      toCheckEmail: () => go(paths.checkEmail),
      toRegister: () => go(paths.register),
      toPlans: () => go(paths.plans),
      toPlan: ({ plan }: { plan: PublicPlanName }) => go(plansPath(plan)),
      toCheckout: ({ plan }: { plan: PublicPlanName }) => go(checkoutPath(plan)),
      toConfirmation: () => go(paths.final),
      loggedOut: () => send(paths.signIn),
      /** Only a browser that remembers a sign-in is told that it ended. */
      signedOut: () =>
        send(paths.signIn, session.read().userCred ? { reason: 'session/signed-out' } : undefined),
      signInAgain: ({ error }: { error: AppError }) => send(paths.signIn, { reason: error.code }),
      signedIn: () => send(paths.register),
      notRegistered: () => send(paths.register),
      notSubscribed: () => send(paths.plans),
      subscribed: () => send(paths.final),
      reset: ({ oobCode }: { oobCode: string }) => send(resetPath(oobCode)),
    };
  }, [navigate, session]);
}
