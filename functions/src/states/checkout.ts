import type { Transitions } from './transitions.ts';

/** Whether and how a checkout ended. */
export type CheckoutState = 'open' | 'replaced' | 'active' | 'rejected' | 'abandoned';

/** What happens to a checkout. */
export type CheckoutEvent =
  /** The owner orders something else. */
  | 'replaced'
  /** The approved subscription was recorded. */
  | 'recorded'
  /** The approval is refused: it is not what was offered, or the owner has a subscription. */
  | 'refused'
  /** The provider suspends the subscription before it is recorded. */
  | 'suspended'
  /** The owner orders again after the subscription has ended at the provider, or the checkout is too old. */
  | 'givenUp';

/**
 * The states of a checkout. A paid checkout stays active. An approval may come late: a replaced or abandoned checkout can still
 * be recorded while its promise holds; a rejected one by another subscription, because the refused one is marked as ended.
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
