import { daysAfter } from '#domain/days.ts';
import type { Step } from '#domain/steps.ts';
import type { Store } from '../../store/Store.ts';
import { always, documentsIn, nullable } from '../format/codec.ts';
import { moment, numbers, text } from '../format/values.ts';

/** A day's counts are kept for so many days. */
const keptDays = 400;

/** A day has several documents, because Firestore writes one document about once a second. */
const shards = 4;

/** A document holds at most this many different counts; further sources are counted as one. */
const mostCounts = 500;

/** The source of a visit whose own source is one too many. */
const otherSource = 'other';

const documents = documentsIn('Steps', {
  /** Such as 2026-11-27, in UTC. */
  day: always('day', text, ''),
  /** How often, by the values of `VisitStep` in their order. */
  counts: always('counts', numbers, {}),
  expires: nullable('expires_at', moment),
});

/** A step of a visit, with nothing about the visitor. */
export interface VisitStep {
  step: Step;
  /** The plan's name; `-` where none is chosen yet. */
  plan: string;
  /** Whether a coupon is applied; `-` where none can be. */
  coupon: string;
  language: string;
  device: string;
  /** A campaign's name, or the kind of the site that linked here. */
  source: string;
}

const separator = '|';
const keyOf = ({ step, plan, coupon, language, device, source }: VisitStep) =>
  [step, plan, coupon, language, device, source].join(separator);

export async function addStep(store: Store, visit: VisitStep, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const ref = documents.ref(`${day}-${now.getTime() % shards}`);
  await store.transaction(async (transaction) => {
    const { counts } = documents.parse(await transaction.get(ref));
    const isFull = !(keyOf(visit) in counts) && Object.keys(counts).length >= mostCounts;
    const key = keyOf(isFull ? { ...visit, source: otherSource } : visit);
    const next = { ...counts, [key]: (counts[key] ?? 0) + 1 };
    const expires = daysAfter(now, keptDays);
    transaction.set(ref, documents.serialize({ day, counts: next, expires }));
  });
}

export interface StepCount extends VisitStep {
  day: string;
  count: number;
}

export async function newestSteps(store: Store, days: number): Promise<StepCount[]> {
  const found = await documents.newest(store, 'day', days * shards);
  return found.flatMap(({ day, counts }) =>
    Object.entries(counts).map(([key, count]) => {
      const [step = '', plan = '', coupon = '', language = '', device = '', source = ''] =
        key.split(separator);
      return { day, count, step: step as Step, plan, coupon, language, device, source };
    }),
  );
}
