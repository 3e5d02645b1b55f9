import { useRef, useState } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** How far the reset is. */
export type ResetPasswordState =
  /** There is no usable link. `error` says so; null once the owner asked for another link. */
  | { status: 'request'; error: AppError | null }
  | { status: 'form' }
  | { status: 'updating' }
  /** The link may still work: the password was refused, or the connection was lost. */
  | { status: 'failed'; error: AppError }
  | { status: 'done' };

/** The state and the actions of the reset screen. */
export interface ResetPassword {
  state: ResetPasswordState;
  /** The address last typed in this browser; null if there is none. */
  email: string | null;
  onSubmit: (form: { password: string }) => void;
  /** Drops this link and requests another. */
  onAnother: () => void;
}

/**
 * Sets a new password with the code of a reset link. Both parameters are as in the address; null when absent. Opened
 * by no link or a broken one, the screen says so and offers a new one (R-RESET-CODE).
 */
export function useResetPassword({
  oobCode,
  mode,
}: {
  oobCode: string | null;
  mode: string | null;
}): ResetPassword {
  const { auth, session } = useGateways();
  const [email] = useState(() => session.read().email ?? null);
  const code = mode === 'resetPassword' && oobCode !== '' ? oobCode : null;
  const [state, setState] = useState<ResetPasswordState>(() => {
    if (code !== null) return { status: 'form' };
    return { status: 'request', error: new AppError('reset/invalid-code') };
  });
  const updating = useRef(false);

  const update = async (password: string) => {
    if (code === null) return;
    updating.current = true;
    setState({ status: 'updating' });
    try {
      await auth.confirmPasswordReset({ code, password });
      setState({ status: 'done' });
    } catch (cause) {
      const error = asAppError(cause, 'reset/provider');
      setState({ status: error.code === 'reset/invalid-code' ? 'request' : 'failed', error });
    } finally {
      updating.current = false;
    }
  };

  return {
    state,
    email,
    onSubmit: ({ password }) => void (updating.current || update(password)),
    onAnother: () => setState({ status: 'request', error: null }),
  };
}
