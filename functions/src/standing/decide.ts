import type { CancelReason } from '../documents/cancellation.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { lookAfterRemoval, refundOnLeaving } from './undue.ts';
import { endPauseSooner, dropPause, askForPause, closePause } from './pause.ts';
import { endOfPauseAt, pausedSince, recordPauseOver } from './pauseDates.ts';
import { stopWaiting } from '../subscription/change.ts';
import { isBilled, stateOf } from '../subscription/recordStatus.ts';
import {
  subscriptionCommands,
  type Allowed,
  type Command,
  type CommandName,
  type Effect,
  type EffectName,
} from './commands.ts';

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

/** The ended record. Access lasts until the end of the paid time, and never ends before `at`. */
export function endRecord(
  record: SubscriptionRecord,
  ending: NonNullable<SubscriptionRecord['ending']> & { at: Date },
): SubscriptionRecord {
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
      case 'cancel the new one and refund it': {
        if (command.do !== 'approve') return [];
        // It gives its owner nothing that the first one does not.
        const { subscriptionId: id, checkoutId: refundForCheckout } = command;
        return [{ do: name, subscriptionId: id, reason: 'duplicate', refundForCheckout }];
      }
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
