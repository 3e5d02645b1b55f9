import type { ReactElement } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import type { AccountActionState } from '../useAccountAction.ts';

/** Whether an action failed because the owner signed in too long ago. */
export function isSignInTooOld(state: AccountActionState): boolean {
  if (state.status !== 'failed') return false;
  const { code } = state.error;
  return code === 'auth/recent-login-required' || code === 'account/recent-login-required';
}

/** The button beside such an error that signs the owner out, to sign in again; undefined for any other state. */
export function signInRemedy(
  state: AccountActionState,
  { label, onSignInAgain }: { label: string; onSignInAgain: () => void },
): ReactElement | undefined {
  if (!isSignInTooOld(state)) return undefined;
  return (
    <ActionButton variant="outlined" size="small" onClick={onSignInAgain}>
      {label}
    </ActionButton>
  );
}
