import { useRef, useState } from 'react';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** The state of the request for a link to reset the password. */
export type ForgotState =
  | { status: 'idle' }
  /** No address typed yet to send a reset link to. */
  | { status: 'emailFirst' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; error: AppError };

/** Sends reset links. The answer is the same for every address, so that it does not reveal who has an account. */
export function useForgotPassword(): {
  forgot: ForgotState;
  /** Sends a link to an address as it was typed. */
  send: (email: string) => void;
  /** Removes the last result, which was for another address. */
  clear: () => void;
} {
  const { auth } = useGateways();
  const [forgot, setForgot] = useState<ForgotState>({ status: 'idle' });
  // Numbers the requests, so that only the answer to the latest is shown.
  const latest = useRef(0);

  const send = async (email: string) => {
    if (email.trim() === '') {
      setForgot({ status: 'emailFirst' });
      return;
    }
    if (!isEmail(email)) {
      setForgot({ status: 'failed', error: new AppError('auth/invalid-email') });
      return;
    }
    const request = ++latest.current;
    const showResult = (result: ForgotState) => {
      if (request === latest.current) setForgot(result);
    };
    setForgot({ status: 'sending' });
    try {
      await auth.sendPasswordReset(normalizeEmail(email));
      showResult({ status: 'sent' });
    } catch (cause) {
      showResult({ status: 'failed', error: asAppError(cause) });
    }
  };

  return {
    forgot,
    send: (email) => void (forgot.status === 'sending' || send(email)),
    clear: () => {
      latest.current += 1;
      setForgot({ status: 'idle' });
    },
  };
}
