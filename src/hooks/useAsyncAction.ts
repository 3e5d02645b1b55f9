import { useEffect, useRef, useState } from 'react';

/** The state of one request of a person, from the click to the result. */
export type ActionState<Failure, Answer = void> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; error: Failure }
  | { status: 'done'; answer: Answer };

/** An action and its state. */
export interface AsyncAction<Input, Failure, Answer = void> {
  state: ActionState<Failure, Answer>;
  /** Runs it at once. Ignored while it runs, so that a double click runs it once. */
  run: (input: Input) => void;
  /** Reports a failure without running it. */
  fail: (error: Failure) => void;
  /** Forgets the result, and ignores an answer that is still on its way. */
  reset: () => void;
}

/**
 * Runs one thing at a time and keeps its result. The action itself runs to its end and records what has become true. The state
 * and the two events follow only while the answer is wanted: not after `reset`, and not after the component has left the page.
 */
export function useAsyncAction<Input = void, Answer = void, Failure = unknown>(
  action: (input: Input) => Promise<Answer>,
  events: {
    /** Turns an exception into what the person is told. */
    toError: (cause: unknown) => Failure;
    /** Called after success. An exception here counts as a failure. */
    onDone?: (answer: Answer) => void;
    onFailed?: (error: Failure) => void;
    /** Whether it is busy from the first render, because an effect starts it. */
    begun?: boolean;
  },
): AsyncAction<Input, Failure, Answer> {
  const [state, setState] = useState<ActionState<Failure, Answer>>({
    status: events.begun ? 'busy' : 'idle',
  });
  /** The run whose answer is wanted; null if there is none. */
  const wanted = useRef<object>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  const start = async (input: Input) => {
    const run = {};
    const isWanted = () => wanted.current === run;
    wanted.current = run;
    setState({ status: 'busy' });
    try {
      const answer = await action(input);
      if (!isWanted()) return;
      setState({ status: 'done', answer });
      events.onDone?.(answer);
    } catch (cause) {
      if (!isWanted()) return;
      const error = events.toError(cause);
      setState({ status: 'failed', error });
      events.onFailed?.(error);
    } finally {
      if (isWanted()) wanted.current = null;
    }
  };

  const settle = (settled: ActionState<Failure, Answer>) => {
    wanted.current = null;
    setState(settled);
  };
  return {
    state,
    run: (input) => void (wanted.current === null && start(input)),
    fail: (error) => settle({ status: 'failed', error }),
    reset: () => settle({ status: 'idle' }),
  };
}
