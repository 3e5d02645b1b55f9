import { useRef, useState } from 'react';
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
  // Counts what was asked and taken back: an answer to anything but the last has nobody to be told to.
  const asked = useRef(0);

  const send = async (email: string) => {
    if (!isEmail(email)) {
      setForgot({ status: 'emailFirst' });
      return;
    }
    const question = ++asked.current;
    const tell = (answer: ForgotState) => {
      if (question === asked.current) setForgot(answer);
    };
    setForgot({ status: 'sending' });
    try {
      await auth.sendPasswordReset(normalizeEmail(email));
      tell({ status: 'sent' });
    } catch (cause) {
      tell({ status: 'failed', error: asAppError(cause) });
    }
  };

  return {
    forgot,
    send: (email) => void (forgot.status === 'sending' || send(email)),
    clear: () => {
      asked.current += 1;
      setForgot({ status: 'idle' });
    },
  };
}
