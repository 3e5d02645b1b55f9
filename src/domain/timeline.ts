import type { Confirmation } from './contract.ts';
import type { Currency } from './currency.ts';
import { dayInWords } from './day.ts';
import { formatMoney, type MinorUnits } from './money.ts';
import type { BillingInterval } from './plan.ts';
import type { Quote } from './quote.ts';
import { timelineWords } from './timelineWords.ts';
import { chargeMoments, reminderDays, type ChargeMoment } from './trial.ts';

/** A moment in words. */
export interface MomentInWords {
  /** The day: `Today`, or `November 28, 2026`, in UTC. */
  when: string;
  /** What happens then, in a sentence. */
  what: string;
  /** What is charged then: `$59.00`; left out where nothing could be. */
  amount?: string;
}

/** A subscription's moments in words, in order, and how to end it: all that `TrialTimeline` shows. */
export interface Timeline {
  /** Name of the list. */
  label: string;
  moments: MomentInWords[];
  note: { title: string; body: string };
}

/** What a timeline is made from. */
interface Subscription {
  startsAt: Date;
  trialDays: number;
  interval: BillingInterval;
  total: MinorUnits;
  currency: Currency;
  trialEndsAt?: Date;
}

function whatHappens({ kind }: ChargeMoment, { trialDays, interval }: Subscription): string {
  if (kind === 'trialStart') return timelineWords.trialStart(trialDays);
  if (kind === 'renewal') return timelineWords.renewal(interval);
  return timelineWords[kind];
}

function howToCancel({ total, trialDays }: Subscription): string {
  const { free, charged, trial } = timelineWords.cancel;
  if (total === 0) return free;
  return trialDays === 0 ? charged : trial;
}

function momentInWords(moment: ChargeMoment, when: string, subscription: Subscription): MomentInWords {
  const { amount } = moment;
  const told = { when, what: whatHappens(moment, subscription) };
  if (amount === null) return told;
  return { ...told, amount: formatMoney({ amount, currency: subscription.currency }) };
}

/** `startsOn` is the first moment's day in words; `whenOf` tells that of the later ones. */
function timelineOf(
  subscription: Subscription,
  startsOn: string,
  whenOf: (moment: ChargeMoment) => string,
): Timeline {
  return {
    label: timelineWords.label,
    moments: chargeMoments(subscription).map((moment, index) =>
      momentInWords(moment, index === 0 ? startsOn : whenOf(moment), subscription),
    ),
    note: { title: timelineWords.cancel.title, body: howToCancel(subscription) },
  };
}

/** When a moment comes, counted from a day that is not known yet. */
function daysLater({ kind }: ChargeMoment, { trialDays, interval }: Quote): string {
  const { afterDays, later } = timelineWords;
  if (kind === 'renewal') return later[interval];
  return afterDays(kind === 'reminder' ? trialDays - reminderDays : trialDays);
}

/**
 * What would happen when, were the quote accepted at `today`: for whoever has yet to decide. Without a day, on a page
 * drawn before its reader's clock is known, it counts days instead of naming them.
 */
export function timelineOfQuote(quote: Quote, today: Date | null): Timeline {
  const subscription = { ...quote, startsAt: today ?? new Date(0) };
  return timelineOf(subscription, timelineWords.today, (moment) =>
    today ? dayInWords(moment.at) : daysLater(moment, quote),
  );
}

function recorded(confirmation: Confirmation) {
  const { createdAt, trialEndsAt } = confirmation;
  return { ...confirmation, startsAt: new Date(createdAt), trialEndsAt: new Date(trialEndsAt) };
}

/** The moments of a subscription as it was recorded: the end of the trial is read, not worked out again. */
export function momentsOfConfirmation(confirmation: Confirmation): ChargeMoment[] {
  return chargeMoments(recorded(confirmation));
}

/** What happens when, as it was recorded. */
export function timelineOfConfirmation(confirmation: Confirmation): Timeline {
  const subscription = recorded(confirmation);
  return timelineOf(subscription, dayInWords(subscription.startsAt), ({ at }) => dayInWords(at));
}
