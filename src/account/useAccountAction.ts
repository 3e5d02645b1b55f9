import { useState } from 'react';
import { errorMessage } from '#content/errors.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import { useAsyncAction, type ActionState, type AsyncAction } from '#hooks/useAsyncAction.ts';

/** One thing an owner asks for, and what became of it. */
export type AccountActionState = ActionState<AppError>;

/** Something an owner can do with the account. */
export type AccountAction<Input = void> = Omit<AsyncAction<Input, AppError>, 'fail'>;

/** What to say of an action that failed; null while it has not. */
export function failureIn(state: AccountActionState): string | null {
  return state.status === 'failed' ? errorMessage(state.error) : null;
}

/** Does something with the account, and says when the owner turns out to be signed out. */
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
  // What was sent cannot be taken back, so its answer is always shown.
  return { state, run, reset: () => void (state.status === 'busy' || reset()) };
}

/** A part of the page that opens, and what is done in it. */
export interface DisclosedAction<Input> {
  open: boolean;
  state: AccountActionState;
  onOpen: () => void;
  /** Ignored while the action is on its way, because it cannot be taken back. */
  onClose: () => void;
  onSubmit: (input: Input) => void;
}

/** Does something in a part of the page that opens before, and closes once it is done. */
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
