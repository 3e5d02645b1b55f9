/** What the truck at the head shows. Lamp: amber for `trouble` and `stopped`; shutter: down for `stopped` and `closed`. */
export type MailTruck = 'open' | 'trouble' | 'stopped' | 'closed';

/**
 * Every kind of message with its truck: one that is `open` or in `trouble` has its shutter up only while the owner has access.
 * Null: it does not depend on the subscription, or is not to its owner.
 */
const trucks = {
  confirmation: 'open',
  welcomeBack: 'open',
  trialEnds: 'open',
  reminder: 'open',
  renewal: 'open',
  summary: 'open',
  newPrice: 'open',
  changed: 'open',
  priceChanged: 'open',
  receipt: 'open',
  recovered: 'open',
  paymentFailed: 'trouble',
  suspended: 'stopped',
  suspendedUnpaid: 'stopped',
  cancelled: 'open',
  endedUnpaid: 'closed',
  refund: 'open',
  reversal: 'open',
  disputed: 'trouble',
  notOpened: 'closed',
  unusedCharge: 'closed',
  secondCharge: null,
  paused: 'closed',
  pauseEnds: 'closed',
  pauseOver: 'open',
  pauseFailed: 'trouble',
  deleted: null,
  confirmBooks: null,
  booksConfirmed: null,
  booksPaper: null,
  addressLeft: null,
  addressNew: null,
  addressBack: null,
  addressLost: null,
  signIn: null,
  resetPassword: null,
  weeklyReport: null,
} as const satisfies Record<string, MailTruck | null>;

/** The kind of a message. */
export type MailKind = keyof typeof trucks;

/** All kinds of messages. */
export const mailKinds = Object.keys(trucks) as MailKind[];

const withoutAccess = { open: 'closed', trouble: 'stopped', stopped: 'stopped', closed: 'closed' } as const;

/** What the truck of a message shows; null for no truck. */
export function truckOf(kind: MailKind, access: boolean): MailTruck | null {
  const truck = trucks[kind];
  return truck === null || access ? truck : withoutAccess[truck];
}
