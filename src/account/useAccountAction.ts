import { useId, useState } from 'react';
import { errorMessage } from '#content/errors.ts';
import { asAppError, isAccountDeleted, type AppError, type ErrorCode } from '#domain/errors.ts';
import { useAsyncAction, type ActionState } from '#hooks/useAsyncAction.ts';
import { useWasOpen, type FormName } from './frame/keptForm.ts';

export type AccountActionState = ActionState<AppError>;

/** The error message of a failed action; null unless it failed. */
export function failureIn(state: AccountActionState): string | null {
  return state.status === 'failed' ? errorMessage(state.error) : null;
}

const answerLost: readonly ErrorCode[] = ['network/unreachable', 'service/unexpected'];

/** Whether an error leaves open if the server did what the owner asked for. */
export function isAnswerLost({ code }: AppError): boolean {
  return answerLost.includes(code);
}

/** What the actions of the page share. */
export interface ActionEvents {
  /** The action whose result is shown: the owner's last one. Null before the first. */
  last: string | null;
  /** The owner begins an action, which ends the message about the one before it. */
  onBegin: (action: string) => void;
  /** A panel closes, because the account offers no more what it is for: it was changed elsewhere, or by time. */
  onMissed: () => void;
  onSignedOut: () => void;
  /** Reads the account again: after a failure, it may differ from what the page shows. */
  onAskAgain: () => void;
}

/** Reports a failed action to the page. */
export function reportFailure({ onSignedOut, onAskAgain }: ActionEvents): (error: AppError) => void {
  return (error) =>
    error.code === 'session/signed-out' && !isAccountDeleted(error) ? onSignedOut() : onAskAgain();
}

export interface AccountAction<Input = void> {
  state: AccountActionState;
  run: (input: Input) => void;
}

/** A panel that opens, and its action. */
export interface DisclosedAction<Input> {
  open: boolean;
  state: AccountActionState;
  onOpen: () => void;
  /** Ignored while the action runs, because a request that was sent runs to its end. */
  onClose: () => void;
  onSubmit: (input: Input) => void;
}

/**
 * Runs an action in a panel that closes on success, and as soon as the account does not offer the action. An action whose answer was
 * lost is done once the account shows it `done`. A `form` is open from the start if it was when the language was switched.
 */
export function useDisclosedAction<Input = void>(
  action: (input: Input) => Promise<void>,
  {
    form,
    offered = true,
    done = false,
    ...events
  }: ActionEvents & { form?: FormName; offered?: boolean; done?: boolean },
): DisclosedAction<Input> {
  const id = useId();
  const [open, setOpen] = useState(useWasOpen(form));
  const {
    state: answer,
    run,
    reset,
  } = useAsyncAction(
    async (input: Input) => {
      await action(input);
      setOpen(false);
    },
    { toError: (cause) => asAppError(cause), onFailed: reportFailure(events) },
  );
  const lost = answer.status === 'failed' && isAnswerLost(answer.error);
  const state: AccountActionState = lost && done ? { status: 'done', answer: undefined } : answer;
  const busy = state.status === 'busy';
  const show = (shown: boolean) => {
    // A request that was sent runs to its end, so its result is always shown.
    if (busy) return;
    if (shown) events.onBegin(id);
    reset();
    setOpen(shown);
  };
  if (open && !offered && !busy) {
    setOpen(false);
    if (state.status !== 'done') events.onMissed();
  }
  return {
    open,
    // A later action replaces the result, but not the error in a panel that is still open.
    state: open || busy || events.last === id ? state : { status: 'idle' },
    onOpen: () => show(true),
    onClose: () => show(false),
    onSubmit: (input) => {
      events.onBegin(id);
      run(input);
    },
  };
}

export function useAccountAction<Input = void>(
  action: (input: Input) => Promise<void>,
  events: ActionEvents & { done?: boolean },
): AccountAction<Input> {
  const { state, onSubmit } = useDisclosedAction(action, events);
  return { state, run: onSubmit };
}

/** Whether an action is done, or runs: the account shows its result a moment before it ends. */
export function isOrWillBeDone({ status }: AccountActionState): boolean {
  return status === 'done' || status === 'busy';
}
