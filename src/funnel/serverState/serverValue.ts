import { asAppError, type AppError } from '#domain/errors.ts';

export type ServerAnswer<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'ready'; value: Value };

/** A value that is requested from the server once and kept for every screen that shows it. */
export interface ServerValue<Value> {
  /** The current state, by reference the same object until it changes. */
  answer: () => ServerAnswer<Value>;
  /** Calls back when the value changes, and requests the value unless it is known. Returns the unsubscribe function. */
  observe: (observer: () => void) => () => void;
  /** Requests the value again. A failure keeps the known value. */
  ask: () => Promise<void>;
  /** Drops the value and requests it again. */
  reload: () => Promise<void>;
  /** Marks the value as outdated: requests it again now if a screen shows it, otherwise when a screen next does. */
  refresh: () => void;
  /** Drops the value; the next screen requests it again. */
  forget: () => void;
  /** Updates a known value after a response of the server. */
  update: (change: (value: Value) => Value) => void;
}

/** Holds one value from the server. `load` rejects with an AppError. */
export function createServerValue<Value>(load: () => Promise<Value>): ServerValue<Value> {
  const observers = new Set<() => void>();
  let answer: ServerAnswer<Value> = { status: 'loading' };
  let requested = false;
  // Numbers the requests, to ignore an outdated response, for example after a logout in another tab.
  let latest = 0;

  const set = (next: ServerAnswer<Value>) => {
    answer = next;
    for (const observer of observers) observer();
  };
  const ask = async () => {
    requested = true;
    latest += 1;
    const request = latest;
    try {
      const value = await load();
      if (request === latest) set({ status: 'ready', value });
    } catch (cause) {
      if (request !== latest || answer.status === 'ready') return;
      requested = false;
      set({ status: 'failed', error: asAppError(cause) });
    }
  };
  const forget = () => {
    latest += 1;
    requested = false;
    set({ status: 'loading' });
  };
  return {
    answer: () => answer,
    observe: (observer) => {
      observers.add(observer);
      if (!requested) void ask();
      return () => {
        observers.delete(observer);
      };
    },
    ask,
    reload: () => {
      forget();
      return ask();
    },
    refresh: () => {
      if (observers.size > 0) void ask();
      else forget();
    },
    forget,
    update: (change) => {
      if (answer.status !== 'ready') return;
      latest += 1;
      set({ status: 'ready', value: change(answer.value) });
    },
  };
}
