import { useState } from 'react';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';

export type ForgotState =
  | { status: 'idle' }
  /** No address is typed yet. */
  | { status: 'emailFirst' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; error: AppError };

/** Sends reset links. The result is the same for every address, so it does not reveal which addresses have an account. */
export function useForgotPassword(): {
  forgot: ForgotState;
  /** Sends a link to the typed address. */
  send: (email: string) => void;
  /** Clears the last result, which was for another address. */
  clear: () => void;
} {
  const { auth } = useGateways();
  const [emailFirst, setEmailFirst] = useState(false);
  const { state, run, fail, reset } = useAsyncAction(
    (email: string) => auth.sendPasswordReset(normalizeEmail(email)),
    { toError: (cause) => asAppError(cause) },
  );

  const stateOf = (): ForgotState => {
    if (emailFirst) return { status: 'emailFirst' };
    if (state.status === 'busy') return { status: 'sending' };
    return state.status === 'done' ? { status: 'sent' } : state;
  };
  return {
    forgot: stateOf(),
    send: (email) => {
      if (state.status === 'busy') return;
      const empty = email.trim() === '';
      setEmailFirst(empty);
      if (empty) return;
      if (isEmail(email)) run(email);
      else fail(new AppError('auth/invalid-email'));
    },
    clear: () => {
      setEmailFirst(false);
      reset();
    },
  };
}
