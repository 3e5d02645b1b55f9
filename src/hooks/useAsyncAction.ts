import { useEffect, useRef, useState } from 'react';

/** One thing a person asks for, and what became of it. */
export type ActionState<Failure, Answer = void> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; error: Failure }
  | { status: 'done'; answer: Answer };

/** Something a person can do: its state, and how to do it. */
export interface AsyncAction<Input, Failure, Answer = void> {
  state: ActionState<Failure, Answer>;
  /** Does it, at once. Ignored while it is being done, so that a double click does it once. */
  run: (input: Input) => void;
  /** Says that it failed, without doing it. */
  fail: (error: Failure) => void;
  /** Leaves it: forgets what became of it, and ignores an answer that is still on its way. */
  reset: () => void;
}

/**
 * Does one thing at a time and keeps what became of it. The action itself runs to its end and records what has become
 * true. The state and the two events follow only while the answer is wanted: not after `reset`, and not once the
 * component has left the page.
 */
export function useAsyncAction<Input = void, Answer = void, Failure = unknown>(
  action: (input: Input) => Promise<Answer>,
  events: {
    /** What an exception means to the person. */
    toError: (cause: unknown) => Failure;
    /** What follows an answer. An exception here counts as a failure. */
    onDone?: (answer: Answer) => void;
    onFailed?: (error: Failure) => void;
    /** Whether it is busy from the first render, because an effect runs it. */
    begun?: boolean;
  },
): AsyncAction<Input, Failure, Answer> {
  const [state, setState] = useState<ActionState<Failure, Answer>>({
    status: events.begun ? 'busy' : 'idle',
  });
  /** The run whose answer is wanted; null while there is none. */
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
