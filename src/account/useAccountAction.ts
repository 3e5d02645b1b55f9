import { useState } from 'react';
import { errorMessage } from '#content/errors.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import { useAsyncAction, type ActionState, type AsyncAction } from '#hooks/useAsyncAction.ts';

export type AccountActionState = ActionState<AppError>;

export type AccountAction<Input = void> = Omit<AsyncAction<Input, AppError>, 'fail'>;

/** The error message of a failed action; null unless it failed. */
export function failureIn(state: AccountActionState): string | null {
  return state.status === 'failed' ? errorMessage(state.error) : null;
}

/** Runs an action on the account, and reports if the owner is signed out. */
export function useAccountAction<Input = void>(
  action: (input: Input) => Promise<void>,
  { onSignedOut }: { onSignedOut: () => void },
): AccountAction<Input> {
  const { state, run, reset } = useAsyncAction(action, {
    toError: (cause) => asAppError(cause),
    onFailed: ({ code }) => {
      if (code === 'session/signed-out') onSignedOut();
    },
  });
  // A request in flight cannot be cancelled, so its result is always shown.
  return { state, run, reset: () => void (state.status === 'busy' || reset()) };
}

/** A panel that opens, and its action. */
export interface DisclosedAction<Input> {
  open: boolean;
  state: AccountActionState;
  onOpen: () => void;
  /** Ignored while the action runs, because the action cannot be cancelled. */
  onClose: () => void;
  onSubmit: (input: Input) => void;
}

export function useDisclosedAction<Input = void>(
  action: (input: Input) => Promise<void>,
  events: { onSignedOut: () => void },
): DisclosedAction<Input> {
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useAccountAction(async (input: Input) => {
    await action(input);
    setOpen(false);
  }, events);
  const show = (shown: boolean) => {
    if (state.status === 'busy') return;
    reset();
    setOpen(shown);
  };
  return { open, state, onOpen: () => show(true), onClose: () => show(false), onSubmit: run };
}
