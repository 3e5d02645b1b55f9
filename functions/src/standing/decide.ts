import type { CancelReason, WantedCancellation } from '../documents/cancellation.ts';
import type { StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { lookAfterRemoval, refundOnLeaving } from './undue.ts';
import { endPauseSooner, dropPause, askForPause, closePause } from './pause.ts';
import { endOfPauseAt, pausedSince, recordPauseOver } from './pauseDates.ts';
import { stopWaiting } from '../subscription/change/askedChange.ts';
import { isBilled, stateOf } from '../subscription/recordStatus.ts';
import { subscriptionCommands, type Allowed, type CommandName, type EffectName } from './commands.ts';

/** What is to be done to an owner's record. */
export type Command =
  | { do: 'resume' | 'refusePause' | 'failPause' | 'delete' | 'providerSaysActive' | 'providerSaysSuspended' }
  /** The approved subscription, and the checkout that it was opened for. */
  | { do: 'approve'; subscriptionId: string; checkoutId: string }
  | { do: 'pause'; until: Date }
  | { do: 'providerSaysPaused'; pause: StoredPause }
  /** The subscription as the provider runs it now; `next`: the promised charge, if the provider has charged since. */
  | { do: 'endPause'; resumed: ProviderSubscription; next: Date | null }
  | { do: 'cancel'; by: 'owner' | 'support'; reason: string | null }
  | { do: 'giveUp'; at: Date }
  | { do: 'providerSaysEnded'; at: Date };

/** The command of one name. */
type CommandOf<Name extends CommandName> = Extract<Command, { do: Name }>;

/** What is to be done besides writing the record: `perform` and `performLater` do each. */
export type Effect =
  | ({ do: 'cancel at the provider' } & WantedCancellation)
  | ({ do: 'refund late charges' } & WantedCancellation)
  | { do: 'mail about the pause'; news: 'pause-over' | 'pause-failed' }
  | { do: 'mail about the end' | 'alert an operator' | 'keep the books' };

/** What a command leads to. */
export interface Decision {
  /** The record after the command; the same one if it is replaced or removed. */
  record: SubscriptionRecord;
  effects: Effect[];
  /** Whether the record is removed. */
  removed?: boolean;
}

const statusOf: Readonly<Record<Allowed['to'], string | null>> = {
  none: null,
  active: 'active',
  suspended: 'suspended',
  // The provider says when it has suspended the subscription.
  paused: null,
  ended: 'cancelled',
};

/** Why and when a subscription was canceled. */
interface Ending {
  at: Date;
  by: 'owner' | 'provider' | 'support';
  /** The owner's reason; null if none was given. */
  reason: string | null;
}

/** The ended record. Access lasts until the end of the paid time, and never ends before `at`. */
export function endRecord(record: SubscriptionRecord, ending: Ending): SubscriptionRecord {
  const over = recordPauseOver(record, endOfPauseAt(record, ending.at));
  return { ...stopWaiting(over), pause: null, pauseDue: null, ending };
}

/**
 * The record whose pause could not end as promised: the subscription ends, and the remaining days begin. The owner is charged
 * again only after a new agreement, on terms that begin on the promised day.
 */
function abandonPause(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { pause } = record;
  const ended = endRecord(record, { at: now, by: 'provider', reason: null });
  return { ...ended, pause: pause && { ...pause, failedAt: now } };
}

function recordAfter(record: SubscriptionRecord, command: Command, now: Date): SubscriptionRecord {
  switch (command.do) {
    case 'pause':
      return askForPause(record, command.until, now);
    case 'providerSaysPaused':
      return { ...record, pause: command.pause, pauseDue: now };
    case 'resume':
      return endPauseSooner(record, now);
    case 'refusePause':
      return dropPause(record, now);
    case 'endPause':
      return closePause(record, command.resumed, now, command.next);
    case 'failPause':
      return abandonPause(record, now);
    case 'cancel':
      return endRecord(record, { at: now, by: command.by, reason: command.reason });
    case 'giveUp':
    case 'providerSaysEnded':
      return endRecord(record, { at: command.at, by: 'provider', reason: null });
    default:
      return record;
  }
}

/** Why the provider is asked to cancel. */
function reasonOf(command: Command): CancelReason {
  if (command.do === 'cancel') return command.by;
  if (command.do === 'giveUp') return 'chargeFailed';
  if (command.do === 'providerSaysEnded') return 'ended';
  return command.do === 'failPause' ? 'pause' : 'deleted';
}

/** A second subscription, which gives its owner nothing that the first does not. */
function refused({ subscriptionId, checkoutId: refundForCheckout }: CommandOf<'approve'>): Effect {
  return { do: 'cancel at the provider', subscriptionId, reason: 'duplicate', refundForCheckout };
}

/** The effects of a command that are left to do, after the record itself has changed. */
function effectsOf(
  record: SubscriptionRecord,
  command: Command,
  names: readonly EffectName[],
  now: Date,
): Effect[] {
  const { subscriptionId } = record;
  return names.flatMap((name): Effect[] => {
    switch (name) {
      case 'mail about the pause':
        return [{ do: name, news: command.do === 'endPause' ? 'pause-over' : 'pause-failed' }];
      case 'cancel the new one and refund it':
        return command.do === 'approve' ? [refused(command)] : [];
      case 'suspend at the provider':
        return [];
      case 'keep the books':
        return isBilled(record) ? [{ do: name }] : [];
      case 'cancel at the provider': {
        const by = command.do === 'giveUp' ? command.at : undefined;
        const refundSince = refundOnLeaving(record, by ?? now, by);
        const reason = reasonOf(command);
        const paused = record.pause && pausedSince(record.pause);
        return isBilled(record)
          ? [{ do: name, subscriptionId, reason, refundSince, pausedSince: paused }]
          : [];
      }
      case 'refund late charges': {
        const wanted = lookAfterRemoval(record, now);
        return wanted ? [{ do: name, ...wanted }] : [];
      }
      default:
        return [{ do: name }];
    }
  });
}

/** What a record's state allows for a command, without carrying it out; undefined if it does not allow it. */
export function allowedFor(
  record: Pick<SubscriptionRecord, 'status' | 'pause'>,
  command: CommandName,
): Allowed | undefined {
  return subscriptionCommands[stateOf(record)][command];
}

/** Whether another subscription is refused, because the owner's present one goes on. */
export function isSecond(record: Pick<SubscriptionRecord, 'status' | 'pause'>): boolean {
  return allowedFor(record, 'approve')?.to === stateOf(record);
}

/** What a command does to a record, by the table of commands; null if the record's state does not allow it. */
export function decide(record: SubscriptionRecord, command: Command, now: Date): Decision | null {
  const allowed = allowedFor(record, command.do);
  if (!allowed) return null;
  const { to, effects = [] } = allowed;
  const status = command.do === 'approve' ? null : statusOf[to];
  return {
    record: {
      ...recordAfter(record, command, now),
      ...(status !== null && { status }),
      ...(effects.includes('suspend at the provider') && { pauseDue: now }),
    },
    effects: effectsOf(record, command, effects, now),
    removed: to === 'none',
  };
}
