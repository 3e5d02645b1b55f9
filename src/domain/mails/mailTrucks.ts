import { truckWith, type ServiceTruck } from '../serviceTruck.ts';

/** Every kind of message with its truck while the owner has access; null for one about no subscription. */
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
  endedUnpaid: 'ended',
  refund: 'open',
  reversal: 'open',
  disputed: 'trouble',
  notOpened: 'ended',
  unusedCharge: 'ended',
  secondCharge: null,
  paused: 'paused',
  pauseEnds: 'paused',
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
} as const satisfies Record<string, ServiceTruck | null>;

export type MailKind = keyof typeof trucks;

export const mailKinds = Object.keys(trucks) as MailKind[];

/** What the truck of a message shows; null for no truck. */
export function truckOf(kind: MailKind, access: boolean): ServiceTruck | null {
  const truck = trucks[kind];
  return truck && truckWith(truck, access);
}
