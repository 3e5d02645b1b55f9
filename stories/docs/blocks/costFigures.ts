// The product's running costs, computed from counted work and list prices. `tests/server/costs/costFigures.test.ts`
// repeats the count and fails if a figure here is outdated.

/** Amounts of billed work. */
export interface Work {
  reads: number;
  writes: number;
  /** Function calls by browsers, PayPal and schedules. */
  invocations: number;
  /** E-mails sent by our mail provider; Firebase sends the sign-in links. */
  mails: number;
  /** Bytes sent by Hosting. */
  bytes: number;
}

/** A sign-up without a coupon: five calls and two PayPal events, on a warm instance. */
export const signUp: Work = {
  reads: 36,
  writes: 13,
  invocations: 7,
  // The confirmation, and the reminder before the first charge.
  mails: 2,
  // The script of every screen with its font and style sheet; no screen loads a file twice.
  bytes: 260_000,
};

/** A counted step of a visitor, such as the landing page. */
export const beacon: Work = { reads: 1, writes: 1, invocations: 1, mails: 0, bytes: 0 };

/** Steps that a sign-up counts besides the landing page. */
const countedSteps = 7;

/** A landing page visit that ends on the first screen: page, font and the hero's AVIF picture. */
export const shortVisit: Work = { ...beacon, bytes: 80_000 };

/** A visit that scrolls to the end and loads every film as AV1. */
export const wholeVisit: Work = { ...shortVisit, bytes: 760_000 };

/** One day of one subscription: the daily comparison with PayPal. */
export const subscriptionDay: Work = { reads: 9, writes: 3, invocations: 0, mails: 0, bytes: 0 };

/** One charge: PayPal's event, the documents written for it and the receipt. */
export const charge: Work = { reads: 8, writes: 6, invocations: 1, mails: 1, bytes: 0 };

/** One idle run of each scheduled function, and its runs in 30 days. */
export const idleRuns = [
  { name: 'outbox', reads: 1, runs: 30 * 24 * 60 },
  { name: 'finishInterrupted', reads: 9, runs: 30 * 24 * 12 },
  { name: 'compareWithProvider', reads: 3, runs: 30 * 24 * 4 },
] as const;

export interface ListPrice {
  what: string;
  dollars: number;
  per: number;
  unit: string;
  page: string;
}

/** The date of the prices, noted without opening the pages that day. Check the pages before you rely on a total. */
export const pricesNoted = '2026-11-22';

/** List prices of a multi-region location in the USA, beyond the free monthly quota. */
export const prices = {
  reads: {
    what: 'Firestore, documents read',
    dollars: 0.06,
    per: 100_000,
    unit: 'reads',
    page: 'https://cloud.google.com/firestore/pricing',
  },
  writes: {
    what: 'Firestore, documents written',
    dollars: 0.18,
    per: 100_000,
    unit: 'writes',
    page: 'https://cloud.google.com/firestore/pricing',
  },
  invocations: {
    what: 'Functions: a call, with half a second of one vCPU and 256 MiB',
    // $0.40 per million calls, $0.000024 per vCPU second, $0.0000025 per GiB second.
    dollars: 0.4 + 1_000_000 * 0.5 * (0.000_024 + 0.25 * 0.000_002_5),
    per: 1_000_000,
    unit: 'calls',
    page: 'https://cloud.google.com/run/pricing',
  },
  mails: {
    what: 'E-mails, at a provider such as Amazon SES',
    dollars: 0.1,
    per: 1_000,
    unit: 'e-mails',
    page: 'https://aws.amazon.com/ses/pricing/',
  },
  bytes: {
    what: 'Hosting, bytes sent',
    dollars: 0.15,
    per: 1_000_000_000,
    unit: 'bytes',
    page: 'https://firebase.google.com/pricing',
  },
} as const satisfies Record<keyof Work, ListPrice>;

export function times(work: Work, count: number): Work {
  return {
    reads: work.reads * count,
    writes: work.writes * count,
    invocations: work.invocations * count,
    mails: work.mails * count,
    bytes: work.bytes * count,
  };
}

/** The list price in dollars of each part of some work, without deducting the free quota. */
export function dollarsOf(work: Work): Record<keyof Work, number> {
  const cost = (part: keyof Work) => (work[part] / prices[part].per) * prices[part].dollars;
  return {
    reads: cost('reads'),
    writes: cost('writes'),
    invocations: cost('invocations'),
    mails: cost('mails'),
    bytes: cost('bytes'),
  };
}

export function totalOf(work: Work): number {
  return Object.values(dollarsOf(work)).reduce((sum, dollars) => sum + dollars, 0);
}

/** The work of the scheduled functions in 30 days without a sign-up. Google charges $0.10 for each schedule beyond three. */
export function idleMonth(): Work {
  return {
    reads: idleRuns.reduce((sum, { reads, runs }) => sum + reads * runs, 0),
    writes: 0,
    invocations: idleRuns.reduce((sum, { runs }) => sum + runs, 0),
    mails: 0,
    bytes: 0,
  };
}

export interface Month {
  signUps: number;
  visits: number;
  /** Subscriptions that are charged. */
  active: number;
}

/** The assumed present volume; owners stay for a year. */
export const today: Month = { signUps: 100, visits: 10_000, active: 1_200 };

export function grown(factor: number): Month {
  return { signUps: today.signUps * factor, visits: today.visits * factor, active: today.active * factor };
}

/** A month's list price; half of its visits are whole ones. */
export function monthlyDollars({ signUps, visits, active }: Month): number {
  return [
    times(signUp, signUps),
    times(beacon, signUps * countedSteps),
    times(shortVisit, visits / 2),
    times(wholeVisit, visits / 2),
    times(subscriptionDay, active * 30),
    times(charge, active),
    idleMonth(),
  ].reduce((sum, work) => sum + totalOf(work), 0);
}

/** The busiest hour relative to the average hour: nights are quiet, and campaigns start at nine. */
const busiest = 10;

const perHour = (month: number) => (month / (30 * 24)) * busiest;

export interface Limit {
  what: string;
  /** A month's demand, in the limit's own unit. */
  asked: (month: Month) => number;
  most: number;
  unit: string;
  /** The source of the limit. */
  known: string;
  lifted: string;
}

/** Every limit that was looked for. */
export const limits: readonly Limit[] = [
  {
    what: 'Daily comparison with PayPal',
    asked: ({ active }) => active,
    most: 24_000,
    unit: 'subscriptions',
    known: 'comparisonsPerHour in functions/src/jobs/compareWithProvider.ts, 24 times a day',
    lifted:
      'Raise comparisonsPerHour, after asking PayPal; or compare every third day. Webhooks go on as before.',
  },
  {
    what: 'Sign-in links by e-mail',
    asked: ({ signUps }) => (signUps / 30) * busiest,
    most: 25_000,
    unit: 'links on the busiest day',
    known: 'Firebase Authentication limits, Blaze plan',
    lifted: 'Make the links with the Admin SDK and send them by our own mail provider, or ask Google.',
  },
  {
    what: 'Notices of one day',
    // A new price is announced to everybody on the same day.
    asked: ({ active }) => active,
    most: 14_400,
    unit: 'notices a day',
    known: 'noticesPerRun in functions/src/jobs/finishInterrupted.ts, every five minutes',
    lifted:
      'Nothing is lost: the others follow on the next days. Raise noticesPerRun, or announce a new price plan by plan.',
  },
  {
    what: 'Pauses that end together',
    // All end in one minute, the first of a month. One active subscription in twenty is taken to wait for the same one.
    asked: ({ active }) => active / 20,
    most: 1_200,
    unit: 'pauses in an hour',
    known:
      'pausesPerRun in functions/src/jobs/finishInterrupted.ts, every five minutes; ten at once, three seconds each',
    lifted:
      'Nothing is lost: the others follow in the next hour. Raise pausesPerRun and atOnce, after asking PayPal.',
  },
  {
    what: 'First quota of a mail provider',
    asked: ({ signUps, active }) => ((signUps * signUp.mails + active * charge.mails) / 30) * busiest,
    most: 2_000,
    unit: 'e-mails on the busiest day',
    known: 'usual first quota of a new account, such as Google Workspace’s 2,000',
    lifted: 'Ask the provider for more before a campaign.',
  },
  {
    what: 'Calls that ask PayPal',
    asked: ({ signUps }) => (perHour(signUps) / 3_600) * 5,
    most: 800,
    unit: 'calls under way',
    known:
      'maxInstances 20 and concurrency 40 in functions/src/calls/callFunction.ts; five seconds for a sign-up’s three calls',
    lifted: 'Raise maxInstances.',
  },
  {
    what: 'One coupon in a campaign',
    asked: ({ signUps }) => perHour(signUps) / 3_600,
    most: 1,
    unit: 'redemption a second of one code',
    known: 'Firestore’s advice for one document; contention makes the last ones wait',
    lifted: 'Give several codes, one for each channel.',
  },
  {
    what: 'Steps of visitors',
    asked: ({ signUps, visits }) => perHour(visits + signUps * countedSteps),
    most: 6_000,
    unit: 'beacons in the busiest hour',
    known: 'rateLimits.step in functions/src/limits/rateLimits.ts; beyond it steps are not counted',
    lifted:
      'Raise the limit, and the shards in functions/src/documents/counts/steps.ts: each bears one write a second.',
  },
  {
    what: 'ops report',
    // In a year: a registration and a checkout of each sign-up, and a charge of each subscription and month. Of the owners
    // of the year before, a past subscription or a bookkeeping document remains.
    asked: ({ signUps, active }) => signUps * 12 * 3 + active * (1 + 12),
    most: 500_000,
    unit: 'documents read at once',
    known:
      'it reads 6 collections whole, counted after a year; 1 kB each in the memory of one machine; weeklyReport reads 5',
    lifted:
      'Export to BigQuery and count there; until then raise the memory of weeklyReport in functions/src/schedules.ts.',
  },
];

/** The limit nearest to being exceeded at this factor, with its use. */
export function nearestAt(factor: number): string {
  const month = grown(factor);
  const used = ({ asked, most }: Limit) => asked(month) / most;
  const [nearest] = limits.toSorted((one, other) => used(other) - used(one));
  return nearest ? `${nearest.what}, ${Math.round(used(nearest) * 100)} %` : '';
}

/** The limits exceeded at this factor, the most exceeded first. */
export function metAt(factor: number): Limit[] {
  const month = grown(factor);
  const load = ({ asked, most }: Limit) => asked(month) / most;
  return limits.filter((limit) => load(limit) > 1).toSorted((one, other) => load(other) - load(one));
}
