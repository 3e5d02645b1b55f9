import type { PauseNoticeId } from '#domain/notices.ts';
import type { WantedCancellation } from '../documents/cancellation.ts';
import type { StoredPause } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { SubscriptionState } from '../subscription/recordStatus.ts';

/** What may be done to an owner's record. */
export type Command =
  /**
   * Record another subscription: the approved one, and the checkout that it was opened for. A first one finds no record, so no
   * state decides about it.
   */
  | { do: 'approve'; subscriptionId: string; checkoutId: string }
  /** Pause it for the season. */
  | { do: 'pause'; until: Date }
  /** End the pause now. */
  | { do: 'resume' }
  /**
   * The provider will make the next charge on the day promised for after the pause. The subscription as the provider runs it now;
   * `next`: the promised charge, if the provider has charged since.
   */
  | { do: 'endPause'; resumed: ProviderSubscription; next: Date | null }
  /** The provider refuses to suspend it, before the pause was promised. */
  | { do: 'refusePause' }
  /** The provider would charge on another day, or refuses to resume, so the owner must agree again. */
  | { do: 'failPause' }
  | { do: 'cancel'; by: 'owner' | 'support'; reason: string | null }
  /** Its charge has failed for good. */
  | { do: 'giveUp'; at: Date }
  /** Delete the owner's account. */
  | { do: 'delete' }
  /** The provider keeps a pause that is not on record, because a backup from before it was restored. */
  | { do: 'providerSaysPaused'; pause: StoredPause }
  | { do: 'providerSaysActive' }
  | { do: 'providerSaysSuspended' }
  /** The provider says that it was canceled or has expired. */
  | { do: 'providerSaysEnded'; at: Date };

export type CommandName = Command['do'];

/** What an owner reads about a pause. */
export type PauseNews = PauseNoticeId | 'paused' | 'pause-over' | 'pause-failed';

/** What is to be done besides writing the record: `perform` writes each, and `performLater` does what follows the transaction. */
export type Effect =
  | ({ do: 'cancel at the provider' } & WantedCancellation)
  /** The new one is another subscription than the record's. */
  | ({ do: 'cancel the new one and refund it' } & WantedCancellation)
  /** Carried out by the outbox a day later. */
  | ({ do: 'refund late charges' } & WantedCancellation)
  | { do: 'mail about the pause'; news: PauseNews }
  /** The record says that it is due, and `carryOutPause` suspends it. */
  | { do: 'suspend at the provider' }
  | { do: 'mail about the change' | 'alert an operator' | 'keep the books' };

export type EffectName = Effect['do'];

/** What a command leads to in a state. */
export interface Allowed {
  /** The next state; `none`: the record is removed. */
  to: SubscriptionState | 'none';
  effects?: readonly EffectName[];
}

const cancel = { to: 'ended', effects: ['cancel at the provider', 'mail about the change'] } as const;
const end = { to: 'ended', effects: ['mail about the change'] } as const;
const remove = { to: 'none', effects: ['keep the books', 'cancel at the provider'] } as const;
const refuseSecond = ['cancel the new one and refund it'] as const;

/** What every running subscription allows that is not paused. */
const running = {
  cancel,
  giveUp: cancel,
  delete: remove,
  providerSaysPaused: { to: 'paused' },
  providerSaysActive: { to: 'active' },
  providerSaysSuspended: { to: 'suspended' },
  providerSaysEnded: end,
} as const;

/**
 * Which state of an owner's record allows which command, and what it leads to: `decide` looks it up here. A command that is not
 * listed changes nothing. An ended record never runs again; another subscription replaces it (`writeSubscription`).
 */
export const subscriptionCommands: Readonly<
  Record<SubscriptionState, Readonly<Partial<Record<CommandName, Allowed>>>>
> = {
  active: {
    approve: { to: 'active', effects: refuseSecond },
    pause: { to: 'paused', effects: ['suspend at the provider'] },
    ...running,
  },
  suspended: {
    approve: { to: 'suspended', effects: refuseSecond },
    ...running,
  },
  paused: {
    approve: { to: 'paused', effects: refuseSecond },
    resume: { to: 'paused' },
    refusePause: { to: 'active' },
    endPause: { to: 'active', effects: ['mail about the pause'] },
    failPause: {
      to: 'ended',
      effects: ['cancel at the provider', 'mail about the pause', 'alert an operator'],
    },
    cancel,
    delete: remove,
    providerSaysActive: { to: 'paused', effects: ['suspend at the provider'] },
    providerSaysSuspended: { to: 'paused' },
    // Nothing is charged in a pause, so what was charged is refunded.
    providerSaysEnded: cancel,
  },
  ended: {
    approve: { to: 'active' },
    delete: { to: 'none', effects: ['keep the books', 'refund late charges'] },
  },
};
