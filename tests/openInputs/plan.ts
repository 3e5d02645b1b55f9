/**
 * The number of inputs for each property of typed or sent data in one test run; `OPEN_INPUTS=10` multiplies them by ten. The
 * keys are those of the project's list of properties.
 */
export const plan = {
  P1: {
    title: 'a typed code is a coupon if it is a key of its own with uses left, and no other key ever changes',
    parts: { codes: 4_000, redeemed: 1_000 },
  },
  P2: {
    title: 'a plan or an address names a document of its own kind, or none',
    parts: { plans: 2_500, addresses: 5_000 },
  },
  P3: {
    title: 'an id from a browser is one segment of an address, or refused',
    parts: { accepted: 2_500, addresses: 2_500 },
  },
  P4: {
    title: 'the form and the server agree on a registration, and both with the rules',
    parts: { rules: 5_000, taken: 3_000, refused: 3_000, 'of another kind': 3_000, 'in our words': 3_000 },
  },
  P6: {
    title: 'an answer of PayPal’s counts if everything that was offered stands in it',
    parts: { tiers: 2_500, overrides: 2_500 },
  },
  P8: {
    title: 'an amount is counted in whole minor units and written with its currency’s decimals',
    parts: { shown: 2_500, sent: 2_500, anything: 2_500, quotes: 2_500 },
  },
  P9: {
    title: 'events in any order, again and late, leave the same record',
    parts: { orders: 1_000 },
  },
  P10: {
    title: 'money is right in any order of transactions',
    parts: { schedules: 2_000 },
  },
  P11: {
    title: 'a link from an e-mail is a sign-in, a reset, or refused in specified words',
    parts: { parameters: 2_500, 'address bars': 2_500, 'sign-ins': 2_500 },
  },
  P12: {
    title: 'a message is one draft to one recipient',
    parts: { drafts: 2_500 },
  },
  P14: {
    title: 'refunds count once, however they are reported, and take just the time that was paid for',
    parts: { reports: 2_000, reversals: 1_000 },
  },
  P15: {
    title:
      'a stored subscription is read as it was written, and loses nothing that is unknown or broken in it',
    parts: { written: 1_000, found: 2_000 },
  },
} as const;

/** A property of the list. */
export type PropertyId = keyof typeof plan;

/** One of a property's tests. */
export type Part<Id extends PropertyId> = keyof (typeof plan)[Id]['parts'] & string;
