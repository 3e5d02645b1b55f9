import type { CallName } from '#domain/contract.ts';
import { activateSubscription } from '#functions/checkout/activation.ts';
import { readCatalogue } from '#functions/checkout/catalogue.ts';
import type { ServerContext } from '#functions/context/context.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import { statusOf } from '#functions/account/status.ts';
import { saveRegistration, startSubscription } from './asShown.ts';
import { registrationOf, shownMonthly } from './registrationOf.ts';

interface SignUpServer {
  context: ServerContext;
  approve: (subscriptionId: string) => Promise<void>;
}

/** An owner during the sign-up. */
export interface Passenger {
  owner: VerifiedOwner;
  subscriptionId: string;
}

interface OwnerCall {
  name: CallName;
  make(server: SignUpServer, passenger: Passenger): Promise<unknown>;
  /** What the owner does before the next call. */
  after?(server: SignUpServer, passenger: Passenger): Promise<void>;
}

/** The calls of a paying owner, in order. */
export const ownerCalls: readonly OwnerCall[] = [
  { name: 'catalogue', make: ({ context }) => readCatalogue(context.store, context.payments) },
  { name: 'myStatus', make: ({ context }, { owner }) => statusOf(context, owner) },
  {
    name: 'saveRegistration',
    make: ({ context }, { owner }) => saveRegistration(context, { owner, registration: registrationOf() }),
  },
  {
    name: 'startSubscription',
    async make({ context }, passenger) {
      const order = { owner: passenger.owner, plan: 'Monthly', code: null, shown: shownMonthly() } as const;
      const started = await startSubscription(context, order);
      if (started.outcome === 'toApprove') passenger.subscriptionId = started.subscriptionId;
    },
    after: ({ approve }, { subscriptionId }) => approve(subscriptionId),
  },
  {
    name: 'activateSubscription',
    make: ({ context }, { owner, subscriptionId }) =>
      activateSubscription(context, { owner, subscriptionId, orderId: 'ORDER-1' }),
  },
];
