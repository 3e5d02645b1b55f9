import { useState } from 'react';
import { useGateways } from '#gateways/gateways.tsx';
import { useForgotPassword, type ForgotState } from '../owner/useForgotPassword.ts';

export interface ResetRequest {
  forgot: ForgotState;
  /** The typed address; initially the address stored in this browser. */
  email: string;
  /** The address of the sandbox's inbox; null in production. */
  inboxUrl: string | null;
  onEmailChange: (change: { email: string }) => void;
  onSend: () => void;
}

/** Requests a reset link, as 'Forgot password?' on the sign-in screen does. */
export function useResetRequest(): ResetRequest {
  const { session, inboxUrl } = useGateways();
  const { forgot, send, clear } = useForgotPassword();
  const [email, setEmail] = useState(() => session.read().email ?? '');
  return {
    forgot,
    email,
    inboxUrl,
    onEmailChange: (change) => {
      setEmail(change.email);
      clear();
    },
    onSend: () => send(email),
  };
}
