import type { Transitions } from './transitions.ts';

/** How a checkout ended, or that it has not. */
export type CheckoutState = 'open' | 'replaced' | 'active' | 'rejected' | 'abandoned';

/** What happens to a checkout. */
export type CheckoutEvent =
  /** Its owner orders something else. */
  | 'replaced'
  /** The subscription that its owner approved is recorded. */
  | 'recorded'
  /** An approval is refused: it is not what was offered, or its owner has a subscription. */
  | 'refused'
  /** The provider suspends its subscription before it is recorded. */
  | 'suspended'
  /** Its subscription has ended at the provider, or its owner has not approved it in time. */
  | 'givenUp';

/**
 * The states of a checkout. One that was paid for stays so. An approval may come late: what was
 * replaced, refused or given up can still be recorded while it keeps its promise.
 */
export const checkoutTransitions: Transitions<CheckoutState, CheckoutEvent> = {
  open: {
    replaced: [{ to: 'replaced' }],
    recorded: [{ to: 'active' }],
    refused: [{ to: 'rejected' }],
    suspended: [{ to: 'rejected' }],
    givenUp: [{ to: 'abandoned' }],
  },
  replaced: {
    recorded: [{ to: 'active' }],
    refused: [{ to: 'rejected' }],
    givenUp: [{ to: 'abandoned' }],
  },
  rejected: { recorded: [{ to: 'active' }] },
  abandoned: { recorded: [{ to: 'active' }], refused: [{ to: 'rejected' }] },
  active: {},
};
