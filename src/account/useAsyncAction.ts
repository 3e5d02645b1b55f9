import { useRef, useState } from 'react';
import { errorMessage } from '#content/errors.ts';
import { asAppError, type AppError } from '#domain/errors.ts';

/** One thing an owner asks for, and what became of it. */
export type ActionState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; error: AppError }
  | { status: 'done' };

/** What to say of an action that failed; null while it has not. */
export function failureIn(state: ActionState): string | null {
  return state.status === 'failed' ? errorMessage(state.error) : null;
}

/** Something an owner can do: its state, and how to do it. */
export interface AsyncAction<Input = void> {
  state: ActionState;
  /** Does it. Ignored while it is being done, so that a double click does it once. */
  run: (input: Input) => void;
  /** Forgets what became of it. */
  reset: () => void;
}

/** Does one thing at a time and keeps what became of it. */
export function useAsyncAction<Input = void>(
  action: (input: Input) => Promise<void>,
  { onSignedOut }: { onSignedOut: () => void },
): AsyncAction<Input> {
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const busy = useRef(false);

  const start = async (input: Input) => {
    busy.current = true;
    setState({ status: 'busy' });
    try {
      await action(input);
      setState({ status: 'done' });
    } catch (cause) {
      const error = asAppError(cause);
      setState({ status: 'failed', error });
      if (error.code === 'session/signed-out') onSignedOut();
    } finally {
      busy.current = false;
    }
  };

  return {
    state,
    run: (input) => void (busy.current || start(input)),
    reset: () => {
      if (!busy.current) setState({ status: 'idle' });
    },
  };
}
