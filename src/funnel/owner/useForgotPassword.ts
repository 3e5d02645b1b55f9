import { useState } from 'react';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** What became of asking for a link to reset the password. */
export type ForgotState =
  | { status: 'idle' }
  /** No address typed yet to send a reset link to. */
  | { status: 'emailFirst' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; error: AppError };

/** Sends reset links. The answer is the same for every address, so that it tells nobody who has an account. */
export function useForgotPassword(): {
  forgot: ForgotState;
  /** Sends a link to an address as it was typed. */
  send: (email: string) => void;
  /** Takes the last answer back: it was about another address. */
  clear: () => void;
} {
  const { auth } = useGateways();
  const [forgot, setForgot] = useState<ForgotState>({ status: 'idle' });

  const send = async (email: string) => {
    if (!isEmail(email)) {
      setForgot({ status: 'emailFirst' });
      return;
    }
    setForgot({ status: 'sending' });
    try {
      await auth.sendPasswordReset(normalizeEmail(email));
      setForgot({ status: 'sent' });
    } catch (cause) {
      setForgot({ status: 'failed', error: asAppError(cause) });
    }
  };

  return {
    forgot,
    send: (email) => void (forgot.status === 'sending' || send(email)),
    clear: () => setForgot({ status: 'idle' }),
  };
}
