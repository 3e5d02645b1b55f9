import type { Transitions } from './transitions.ts';

/** The state of an owner's subscription on record; `none` without a record. */
export type SubscriptionState = 'none' | 'active' | 'suspended' | 'paused' | 'ended';

/** What happens to an owner's record. */
export type SubscriptionEvent =
  /** An approved or a free subscription is to be recorded. */
  | 'approved'
  /** The provider says that it is active. */
  | 'resumed'
  /** The provider says that it is suspended. */
  | 'suspended'
  /** The provider says that it was cancelled or has expired. */
  | 'endedAtProvider'
  /** The owner pauses it for the season. */
  | 'paused'
  /** The provider will make the next charge on the day promised for after the pause. */
  | 'pauseOver'
  /** The provider would charge on another day, or refuses to resume, so the owner must agree again. */
  | 'pauseFailed'
  /** The owner or support cancels it. */
  | 'cancelled'
  /** The owner deletes the account. */
  | 'deleted';

/** The effects in the transaction that changes the state. */
export type SubscriptionEffect =
  | 'confirm it by mail'
  | 'keep the former record as past'
  | 'cancel the new one and give its charges back'
  | 'note the end of what is paid for'
  | 'cancel it at the provider'
  | 'suspend it at the provider'
  | 'send the mail of the pause'
  | 'tell an operator'
  | 'send the mail of the end'
  | 'keep what bookkeeping needs';

const ownEnd = [
  'note the end of what is paid for',
  'cancel it at the provider',
  'send the mail of the end',
] as const;
const providersEnd = ['note the end of what is paid for', 'send the mail of the end'] as const;
const second = [{ to: 'active', effects: ['cancel the new one and give its charges back'] }] as const;
const secondOfSuspended = [{ ...second[0], to: 'suspended' }] as const;
const secondOfPaused = [{ ...second[0], to: 'paused' }] as const;
const removed = [
  { to: 'none', effects: ['keep what bookkeeping needs', 'cancel it at the provider'] },
] as const;

/** The states of an owner's record. An ended record never runs again; another subscription replaces it. */
export const subscriptionTransitions: Transitions<
  SubscriptionState,
  SubscriptionEvent,
  never,
  SubscriptionEffect
> = {
  none: { approved: [{ to: 'active', effects: ['confirm it by mail'] }] },
  active: {
    approved: second,
    suspended: [{ to: 'suspended' }],
    paused: [{ to: 'paused', effects: ['suspend it at the provider'] }],
    endedAtProvider: [{ to: 'ended', effects: providersEnd }],
    cancelled: [{ to: 'ended', effects: ownEnd }],
    deleted: removed,
  },
  suspended: {
    approved: secondOfSuspended,
    resumed: [{ to: 'active' }],
    endedAtProvider: [{ to: 'ended', effects: providersEnd }],
    cancelled: [{ to: 'ended', effects: ownEnd }],
    deleted: removed,
  },
  paused: {
    approved: secondOfPaused,
    suspended: [{ to: 'paused', effects: ['send the mail of the pause'] }],
    resumed: [{ to: 'paused', effects: ['suspend it at the provider'] }],
    pauseOver: [{ to: 'active', effects: ['send the mail of the pause'] }],
    pauseFailed: [
      {
        to: 'ended',
        effects: [
          'note the end of what is paid for',
          'cancel it at the provider',
          'send the mail of the pause',
          'tell an operator',
        ],
      },
    ],
    endedAtProvider: [{ to: 'ended', effects: providersEnd }],
    cancelled: [{ to: 'ended', effects: ownEnd }],
    deleted: removed,
  },
  ended: {
    approved: [{ to: 'active', effects: ['keep the former record as past', 'confirm it by mail'] }],
    deleted: [{ to: 'none', effects: ['keep what bookkeeping needs'] }],
  },
};
