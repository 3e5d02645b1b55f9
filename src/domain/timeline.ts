import type { Confirmation } from './recordedSubscription.ts';
import { formatDay } from './day.ts';
import { formatMoney } from './money.ts';
import type { Quote } from './quote.ts';
import type { Terms } from './terms.ts';
import { timelineWords } from './timelineWords.ts';
import type { Translated } from './translated.ts';
import { chargeMoments, reminderDays, type ChargeMoment } from './trial.ts';

type TimelineWords = Translated<typeof timelineWords>;

export interface TimelineEntry {
  /** The day: `Today`, or `November 28, 2026`. */
  when: string;
  /** The event, in a sentence. */
  what: string;
  /** The charge: `$59.00`; omitted where no charge is possible. */
  amount?: string;
}

/** The timeline of a subscription as text, in order, and how to cancel: the input of `TrialTimeline`. */
export interface Timeline {
  /** Accessible name of the list. */
  label: string;
  moments: TimelineEntry[];
  note: { title: string; body: string };
}

interface Subscription extends Pick<Terms, 'trialDays' | 'interval' | 'total' | 'currency'> {
  startsAt: Date;
  trialEndsAt?: Date;
}

function whatHappens(
  { kind }: ChargeMoment,
  { trialDays, interval }: Subscription,
  words: TimelineWords,
): string {
  if (kind === 'trialStart') return words.trialStart(trialDays);
  if (kind === 'renewal') return words.renewal(interval);
  return words[kind];
}

function howToCancel({ total, trialDays }: Subscription, words: TimelineWords): string {
  const { free, charged, trial } = words.cancel;
  if (total === 0) return free;
  return trialDays === 0 ? charged : trial;
}

function momentInWords(
  moment: ChargeMoment,
  when: string,
  subscription: Subscription,
  words: TimelineWords,
): TimelineEntry {
  const { amount } = moment;
  const shown = { when, what: whatHappens(moment, subscription, words) };
  if (amount === null) return shown;
  return { ...shown, amount: formatMoney({ amount, currency: subscription.currency }) };
}

/** `startsOn` is the first moment's formatted date; `whenOf` formats the dates of later moments. */
function timelineOf(
  subscription: Subscription,
  startsOn: string,
  whenOf: (moment: ChargeMoment) => string,
  words: TimelineWords = timelineWords,
): Timeline {
  return {
    label: words.label,
    moments: chargeMoments(subscription).map((moment, index) =>
      momentInWords(moment, index === 0 ? startsOn : whenOf(moment), subscription, words),
    ),
    note: { title: words.cancel.title, body: howToCancel(subscription, words) },
  };
}

/** The time of a moment, relative to an unknown first day. */
function daysLater({ kind }: ChargeMoment, { trialDays, interval }: Quote): string {
  const { afterDays, later } = timelineWords;
  if (kind === 'renewal') return later[interval];
  return afterDays(kind === 'reminder' ? trialDays - reminderDays : trialDays);
}

function quoted(quote: Quote, startsAt: Date) {
  const { firstChargeAt } = quote;
  return { ...quote, startsAt, ...(firstChargeAt !== null && { trialEndsAt: new Date(firstChargeAt) }) };
}

/** The moments of a subscription if the quote were accepted at `today`. */
export function chargeMomentsOfQuote(quote: Quote, today: Date): ChargeMoment[] {
  return chargeMoments(quoted(quote, today));
}

/** The timeline if the quote were accepted at `today`; without it, as on prerendered pages, in days. */
export function timelineOfQuote(quote: Quote, today: Date | null): Timeline {
  const subscription = quoted(quote, today ?? new Date(0));
  return timelineOf(subscription, timelineWords.today, (moment) =>
    today ? formatDay(moment.at) : daysLater(moment, quote),
  );
}

function recorded(confirmation: Confirmation) {
  const { createdAt, trialEndsAt } = confirmation;
  return { ...confirmation, startsAt: new Date(createdAt), trialEndsAt: new Date(trialEndsAt) };
}

export function chargeMomentsOfConfirmation(confirmation: Confirmation): ChargeMoment[] {
  return chargeMoments(recorded(confirmation));
}

/** The timeline of a recorded subscription, in the build's language unless a message passes another language's texts. */
export function timelineOfConfirmation(
  confirmation: Confirmation,
  { words = timelineWords, day = formatDay }: { words?: TimelineWords; day?: typeof formatDay } = {},
): Timeline {
  const subscription = recorded(confirmation);
  return timelineOf(subscription, day(subscription.startsAt), ({ at }) => day(at), words);
}
