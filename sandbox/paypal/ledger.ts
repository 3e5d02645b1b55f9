import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Delivery, Plan, Product, Subscription, Webhook } from './resources.ts';

/** The result of an earlier request with the same PayPal-Request-Id. */
export interface Remembered {
  resource_id: string;
  /** When it was made, in milliseconds; PayPal forgets after 72 hours. */
  made: number;
}

/** Everything the simulator knows, as it is written to the state file. */
export interface Books {
  products: Record<string, Product>;
  plans: Record<string, Plan>;
  subscriptions: Record<string, Subscription>;
  webhooks: Record<string, Webhook>;
  deliveries: Delivery[];
  /** Milliseconds by which the clock was moved ahead. */
  clock_ahead?: number;
  /** Access tokens, each with the millisecond it stops working. */
  tokens: Record<string, number>;
  remembered: Record<string, Remembered>;
  /** The key webhooks are signed with, kept so that a delivery outlives a restart. */
  signing: { privateKey: string; publicKey: string };
}

let madeKey: Books['signing'] | undefined;

/** The key of every simulator this process starts anew: making one takes longer than all else at a start. */
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

/** The entry of that name, never one that every object inherits such as `constructor`. */
export function lookUp<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** The simulator's memory: plain objects, written to the state file after every change when there is one. */
export class Ledger {
  #books: Books;
  readonly #stateFile: string | undefined;

  /** Begins with what the state file holds; without one, with these books, or with empty ones. */
  constructor(stateFile?: string, books?: Books) {
    this.#stateFile = stateFile;
    const kept = stateFile === undefined ? books : readBooks(stateFile);
    this.#books = kept ?? emptyBooks(signingKey());
  }

  /** The current state. Change it only through `change`. */
  get books(): Readonly<Books> {
    return this.#books;
  }

  /** Changes the books and writes them down before answering, so that a stop at any moment loses nothing. */
  change<Result>(edit: (books: Books) => Result): Result {
    const result = edit(this.#books);
    this.#write();
    return result;
  }

  /** Forgets everything but the signing key. */
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
