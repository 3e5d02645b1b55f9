import { useState } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { useUnsent } from '../frame/useUnsent.ts';

export type ResetPasswordState =
  /** There is no usable link. `error` is the reason; null after the owner asked for another link. */
  | { status: 'request'; error: AppError | null }
  | { status: 'form' }
  | { status: 'updating' }
  /** The link may still work: the password was refused, or the connection was lost. */
  | { status: 'failed'; error: AppError }
  | { status: 'done' };

export interface ResetPassword {
  state: ResetPasswordState;
  /** The last address typed in this browser; null if there is none. */
  email: string | null;
  /** Whether a typed password was lost when the language was switched. */
  passwordLost: boolean;
  onSubmit: (form: { password: string }) => void;
  /** Discards this link and requests another. */
  onAnother: () => void;
}

/**
 * Sets a new password with the code of a reset link. Both parameters come from the URL; null when absent. If the page was
 * opened without a link or with a broken one, the screen says so and offers a new link (R-RESET-CODE).
 */
export function useResetPassword({
  oobCode,
  mode,
  onUsed,
}: {
  oobCode: string | null;
  mode: string | null;
  /** The code has set a password, or is discarded. */
  onUsed: () => void;
}): ResetPassword {
  const { auth, session } = useGateways();
  const [email] = useState(() => session.read().email ?? null);
  const { passwordTyped = false } = useUnsent();
  const code = mode === 'resetPassword' && oobCode !== '' ? oobCode : null;
  const [another, setAnother] = useState(false);
  const { state, run } = useAsyncAction(
    (reset: { code: string; password: string }) => auth.confirmPasswordReset(reset),
    { toError: (cause) => asAppError(cause, 'reset/provider'), onDone: onUsed },
  );

  const stateOf = (): ResetPasswordState => {
    if (another) return { status: 'request', error: null };
    // The code leaves with its use.
    if (state.status === 'done') return { status: 'done' };
    if (code === null) return { status: 'request', error: new AppError('reset/invalid-code') };
    if (state.status === 'idle') return { status: 'form' };
    if (state.status === 'busy') return { status: 'updating' };
    return state.error.code === 'reset/invalid-code' ? { status: 'request', error: state.error } : state;
  };
  return {
    state: stateOf(),
    email,
    passwordLost: passwordTyped,
    onSubmit: ({ password }) => {
      if (code !== null) run({ code, password });
    },
    onAnother: () => {
      onUsed();
      setAnother(true);
    },
  };
}
