import { useEffect, useRef, useState } from 'react';

/** The state of one user request, from the click to the result. */
export type ActionState<Failure, Answer = void> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; error: Failure }
  | { status: 'done'; answer: Answer };

export interface AsyncAction<Input, Failure, Answer = void> {
  state: ActionState<Failure, Answer>;
  /** Runs the action immediately. Ignored while it is busy, so a double click runs it once. */
  run: (input: Input) => void;
  /** Reports a failure without running the action. */
  fail: (error: Failure) => void;
  /** Clears the result, and ignores a pending one. */
  reset: () => void;
}

/**
 * Runs one action at a time and keeps its result. A started action always runs to its end. The state and the events
 * ignore its result after `reset` or after the component unmounts.
 */
export function useAsyncAction<Input = void, Answer = void, Failure = unknown>(
  action: (input: Input) => Promise<Answer>,
  events: {
    /** Converts an exception to the error that is shown. */
    toError: (cause: unknown) => Failure;
    /** Called after success. An exception here counts as a failure. */
    onDone?: (answer: Answer) => void;
    /**
     * Called after success, and leads to another screen. The action stays busy until that has loaded, because a press meanwhile
     * would run it again, or until the visitor goes back to this one.
     */
    onLeave?: (answer: Answer) => void;
    onFailed?: (error: Failure) => void;
    /** The state of the first render: busy if an effect starts the action, or how it ended before. */
    initial?: ActionState<Failure, Answer>;
  },
): AsyncAction<Input, Failure, Answer> {
  const [state, setState] = useState<ActionState<Failure, Answer>>(events.initial ?? { status: 'idle' });
  /** The run whose result is still wanted; null if there is none. */
  const wanted = useRef<object>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  const settle = (settled: ActionState<Failure, Answer>) => {
    wanted.current = null;
    setState(settled);
  };

  const start = async (input: Input) => {
    const run = {};
    const isWanted = () => wanted.current === run;
    wanted.current = run;
    setState({ status: 'busy' });
    let leaves = false;
    try {
      const answer = await action(input);
      if (!isWanted()) return;
      if (events.onLeave) {
        events.onLeave(answer);
        leaves = true;
        const stay = () => void (isWanted() && settle({ status: 'idle' }));
        addEventListener('popstate', stay, { once: true });
      } else setState({ status: 'done', answer });
      events.onDone?.(answer);
    } catch (cause) {
      if (!isWanted()) return;
      const error = events.toError(cause);
      setState({ status: 'failed', error });
      events.onFailed?.(error);
    } finally {
      if (isWanted() && !leaves) wanted.current = null;
    }
  };
  return {
    state,
    run: (input) => void (wanted.current === null && start(input)),
    fail: (error) => settle({ status: 'failed', error }),
    reset: () => settle({ status: 'idle' }),
  };
}
