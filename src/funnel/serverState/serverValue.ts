import { asAppError, type AppError } from '#domain/errors.ts';

/** How far a value of the server's is. */
export type ServerAnswer<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'ready'; value: Value };

/** A value that is asked of the server once and kept for every screen that shows it. */
export interface ServerValue<Value> {
  /** The current state. The same object until it changes. */
  answer: () => ServerAnswer<Value>;
  /** Calls back when the answer changes, and asks the server unless the value is known. Returns how to stop. */
  observe: (observer: () => void) => () => void;
  /** Asks again. A failure leaves a known value as it is. */
  ask: () => Promise<void>;
  /** Drops the value and asks again. */
  reload: () => Promise<void>;
  /** Says that the value may have changed: asks again if a screen shows it, else the next screen does. */
  refresh: () => void;
  /** Drops the value; the next screen asks again. */
  forget: () => void;
  /** Changes a known value after an answer of the server. */
  update: (change: (value: Value) => Value) => void;
}

/** Keeps one value of the server's. `load` rejects with an AppError. */
export function createServerValue<Value>(load: () => Promise<Value>): ServerValue<Value> {
  const observers = new Set<() => void>();
  let answer: ServerAnswer<Value> = { status: 'loading' };
  let requested = false;
  // Numbers the requests: an answer that was overtaken, as by a logout in another tab, is no longer true.
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
