import { onTestFinished } from 'vitest';
import type { PaymentProvider, ProviderTransaction } from '#functions/payments/PaymentProvider.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { quietSignIns } from './quietSignIns.ts';
import { testBrand } from './inProcess/instance.ts';
import { wholeTransactions } from './inProcess/wholeTransactions.ts';
import { keptLogs } from './logs/keptLogs.ts';

/** The services over an empty in-memory database, with a stopped clock. */
export interface LightServer extends ServerContext {
  /** The log lines, as JSON. */
  lines: string[];
  /** Number of transactions begun. */
  transactions: () => number;
  /** Moves the clock ahead by this many milliseconds. */
  advanceClock: (milliseconds: number) => void;
}

function refuse(): never {
  throw new Error('nothing of the kind was to be asked');
}

/** Starts a server for edge cases of a service, in milliseconds; the provider returns the test's responses. */
export function startLightServer(payments: Partial<PaymentProvider> = {}): LightServer {
  const store = wholeTransactions(openSqliteStore(':memory:'));
  onTestFinished(() => store.close());
  const lines: string[] = [];
  let now = new Date('2026-03-01T12:00:00Z').getTime();
  let transactions = 0;
  return {
    store: {
      ...store,
      transaction: (run) => {
        transactions += 1;
        return store.transaction(run);
      },
    },
    payments: new Proxy(payments, {
      get: (given, name) => given[name as keyof PaymentProvider] ?? refuse,
    }) as PaymentProvider,
    signIns: { ...quietSignIns, remove: async () => refuse() },
    logs: keptLogs(lines),
    lines,
    brand: testBrand,
    siteUrl: 'https://curbwise.example',
    now: () => new Date(now),
    wait: async () => undefined,
    transactions: () => transactions,
    advanceClock: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** A subscription as the provider returns it: ended, without a trial, without charges. */
export const endedSubscription = {
  status: 'cancelled',
  checkoutId: 'checkout-1',
  providerPlanId: 'P-1',
  billed: { currency: 'USD', interval: 'month', trialDays: 0, total: 900 },
  posDevices: 1,
  payerId: 'PAYER-1',
  startTime: null,
  nextBillingTime: null,
  createTime: new Date('2026-03-01T11:00:00Z'),
  statusSince: null,
  lastPayment: null,
  failedPayments: 0,
  lastFailedAt: null,
  nextRetryAt: null,
  outstanding: 0,
} as const;

export const listedCharge: ProviderTransaction = {
  id: 'CHARGE-1',
  kind: 'charge',
  at: new Date('2026-03-01T11:30:00Z'),
  amount: 900,
  // Not the base currency, so that a movement in that one is seen.
  currency: 'CAD',
  refunded: false,
};

/** The checkout named by `endedSubscription`, with the fields needed for refunds. */
export const namedCheckout = {
  ref: { collection: 'Checkouts', id: 'checkout-1' },
  fields: { uid: 'uid-1', email: 'ada@example.com', currency: 'CAD' },
} as const;
