import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ApiError } from './apiError.ts';
import type { Delivery, Plan, Product, Subscription, Webhook } from './resources.ts';

/** The result of an earlier request with the same PayPal-Request-Id. */
export interface Remembered {
  resource_id: string;
  /** The refusal of that request, which is repeated. */
  refusal?: Pick<ApiError, 'status' | 'details'>;
  /** When it was stored, in milliseconds; PayPal forgets it after 72 hours. */
  made: number;
}

/** The complete state of the simulator, as written to the state file. */
export interface Books {
  products: Record<string, Product>;
  plans: Record<string, Plan>;
  subscriptions: Record<string, Subscription>;
  webhooks: Record<string, Webhook>;
  deliveries: Delivery[];
  /** The clock's offset in milliseconds. */
  clock_ahead?: number;
  /** Access tokens with their expiry in milliseconds. */
  tokens: Record<string, number>;
  remembered: Record<string, Remembered>;
  /** The signing key of webhooks. It is stored, so that deliveries survive a restart. */
  signing: { privateKey: string; publicKey: string };
}

let madeKey: Books['signing'] | undefined;

/** The initial key of all simulators in this process: creating a key takes longer than the rest of a start. */
function signingKey(): Books['signing'] {
  madeKey ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return madeKey;
}

function emptyBooks(signing: Books['signing']): Books {
  return {
    products: {},
    plans: {},
    subscriptions: {},
    webhooks: {},
    deliveries: [],
    tokens: {},
    remembered: {},
    signing,
  };
}

function readBooks(stateFile: string): Books | undefined {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8')) as Books;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(
      `The PayPal simulator cannot read its state file ${stateFile}. Remove it to start over.`,
      {
        cause: error,
      },
    );
  }
}

/** The entry with that name, but never an inherited member such as `constructor`. */
export function lookUp<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** The simulator's memory: plain objects, written to the state file (if it has one) after every change. */
export class Ledger {
  #books: Books;
  readonly #stateFile: string | undefined;

  /** Starts with the state file's content, or else with empty books. */
  constructor(stateFile?: string) {
    this.#stateFile = stateFile;
    const kept = stateFile === undefined ? undefined : readBooks(stateFile);
    this.#books = kept ?? emptyBooks(signingKey());
  }

  /** The current state. Change it only through `change`. */
  get books(): Readonly<Books> {
    return this.#books;
  }

  /** Changes the books and writes them to the file before returning, so that a stop at any moment loses nothing. */
  change<Result>(edit: (books: Books) => Result): Result {
    const result = edit(this.#books);
    this.#write();
    return result;
  }

  /**
   * Changes a subscription, which the books never lose, and returns it. Changes that depend on the present state are a function
   * of it: the subscription that a caller holds may be older than the books.
   */
  changeSubscription(
    { id }: Pick<Subscription, 'id'>,
    changes: Partial<Subscription> | ((current: Subscription) => Partial<Subscription>),
  ): Subscription {
    return this.change((books) => {
      const current = lookUp(books.subscriptions, id);
      if (!current) throw new Error('The books have lost a subscription.');
      return (books.subscriptions[id] = {
        ...current,
        ...(typeof changes === 'function' ? changes(current) : changes),
      });
    });
  }

  /** Deletes everything except the signing key. */
  reset(): void {
    this.#books = emptyBooks(this.#books.signing);
    this.#write();
  }

  #write(): void {
    if (this.#stateFile === undefined) return;
    mkdirSync(dirname(this.#stateFile), { recursive: true });
    const draft = `${this.#stateFile}.draft`;
    writeFileSync(draft, JSON.stringify(this.#books, null, 1), { mode: 0o600 });
    renameSync(draft, this.#stateFile);
  }
}
