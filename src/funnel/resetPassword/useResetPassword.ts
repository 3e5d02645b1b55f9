import { useRef, useState } from 'react';
import { AppError, asAppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** How far the reset is. */
export type ResetPasswordState =
  | { status: 'form' }
  | { status: 'updating' }
  /** `code` is what decides whether the form still makes sense: an invalid link has none. */
  | { status: 'failed'; error: AppError }
  | { status: 'done' };

/** The reset screen's state and what can be done on it. */
export interface ResetPassword {
  state: ResetPasswordState;
  onSubmit: (form: { password: string }) => void;
}

/** Sets a new password with the code of a reset link. Both parameters are as in the address; null when absent. */
export function useResetPassword({
  oobCode,
  mode,
}: {
  oobCode: string | null;
  mode: string | null;
}): ResetPassword {
  const { auth } = useGateways();
  const code = mode === 'resetPassword' && oobCode !== '' ? oobCode : null;
  const [state, setState] = useState<ResetPasswordState>(() =>
    code === null ? { status: 'failed', error: new AppError('reset/invalid-code') } : { status: 'form' },
  );
  const updating = useRef(false);

  const update = async (password: string) => {
    if (code === null) {
      setState({ status: 'failed', error: new AppError('reset/invalid-code') });
      return;
    }
    updating.current = true;
    setState({ status: 'updating' });
    try {
      await auth.confirmPasswordReset({ code, password });
      setState({ status: 'done' });
    } catch (cause) {
      setState({ status: 'failed', error: asAppError(cause, 'reset/provider') });
    } finally {
      updating.current = false;
    }
  };

  return { state, onSubmit: ({ password }) => void (updating.current || update(password)) };
}
