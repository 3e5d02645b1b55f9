import PQueue from 'p-queue';
import { AppError } from '#domain/errors.ts';
import { StoreError, type Store, type Transaction } from '../store/Store.ts';
import { transactionOverlay } from '../store/transactionOverlay.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import { couponIn, usesLeftChange, type StoredCoupon } from '../documents/offers/coupons.ts';
import { couponUses, couponUsesRef, serializeCouponUses } from '../documents/offers/couponUses.ts';
import { CouponChanged, findCoupons } from './coupons.ts';

/** Maximum delay between the first unpublished use and the update of `applies_left`. */
const publishEveryMs = 1_000;

/** Maximum wait in the queue; the call itself times out after thirty seconds. */
const longestWaitMs = 20_000;

/** Maximum retries of a transaction whose coupon was changed meanwhile. */
const mostStarts = 10;

/** Maximum number of owners in one transaction: each writes about six documents, and a commit may hold 500. */
const mostTogether = 20;

type Run = (transaction: Transaction, stored: StoredCoupon | undefined) => Promise<unknown>;

interface Waiting {
  run: Run;
  spends: boolean;
  queuedAt: number;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** The queue for one code on this instance: owners who arrive during a transaction share the next one. */
interface Line {
  queue: PQueue;
  waiting: Waiting[];
  publishedAt: number;
  unpublished: boolean;
}

const linesOf = new WeakMap<Store, Map<string, Line>>();

/** Applies an operator's change of `applies_left` to the true count, then publishes the count. */
export async function settleCoupon(store: Store, code: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const fields = await transaction.get(couponUsesRef(code));
    if (!fields) return;
    const count = couponUses.parse(fields);
    const { ref, coupons } = await findCoupons(transaction, code);
    const stored = couponIn(coupons, code);
    // A removed code is not written back; its count is kept in case the code returns.
    const shown = stored?.usesLeft ?? count.left;
    const left = stored ? Math.max(0, count.left + stored.usesLeft - count.shown) : count.left;
    if (shown !== left) {
      transaction.update(ref, [usesLeftChange(code, left)]);
    }
    if (count.left !== left || count.shown !== left || count.unpublished) {
      transaction.set(couponUsesRef(code), serializeCouponUses(code, { ...count, left, shown: left }));
    }
  });
}

type Outcome = { result: unknown } | { error: unknown };

async function together(store: Store, code: string, members: readonly Waiting[]): Promise<Outcome[]> {
  for (let start = 1; ; start += 1) {
    const stored = couponIn((await findCoupons(store, code)).coupons, code);
    try {
      return await store.transaction(async (transaction) => {
        const shared = transactionOverlay(transaction);
        const outcomes: Outcome[] = [];
        for (const { run } of members) {
          try {
            outcomes.push({ result: await shared.run((part) => run(part, stored)) });
          } catch (error) {
            // A refusal concerns this owner only; any other error fails the whole transaction.
            if (!(error instanceof AppError)) throw error;
            outcomes.push({ error });
          }
        }
        shared.flush();
        return outcomes;
      });
    } catch (error) {
      if (!(error instanceof CouponChanged)) throw error;
      if (start === mostStarts) throw new StoreError('contention', { cause: error });
      await settleCoupon(store, code);
    }
  }
}

async function serve({ store, logs }: ServerContext, code: string, line: Line): Promise<void> {
  const members = line.waiting.splice(0, mostTogether);
  const served = members.filter(({ queuedAt }) => Date.now() - queuedAt <= longestWaitMs);
  for (const member of members) if (!served.includes(member)) member.reject(new StoreError('contention'));
  if (served.length === 0) return;
  const outcomes = await together(store, code, served).catch((error: unknown): Outcome[] =>
    served.map(() => ({ error })),
  );
  line.unpublished ||= outcomes.some((outcome, index) => 'result' in outcome && served[index]?.spends);
  const last = line.waiting.length === 0;
  if (line.unpublished && (last || Date.now() - line.publishedAt >= publishEveryMs)) {
    try {
      await settleCoupon(store, code);
      line.unpublished = false;
      line.publishedAt = Date.now();
    } catch (error) {
      // `settleCoupons` publishes the count later; the purchase stands.
      logs.warn('the uses left of a coupon could not be written', errorFields(error));
    }
  }
  served.forEach((member, index) => {
    const outcome = outcomes[index];
    if (outcome && 'result' in outcome) member.resolve(outcome.result);
    else member.reject(outcome?.error);
  });
}

/** Runs a transaction with a coupon. The document of all codes is read outside; the code's own count decides. */
export async function couponTransaction<Result>(
  context: ServerContext,
  { code, spends }: { code: string; spends: boolean },
  run: (transaction: Transaction, stored: StoredCoupon | undefined) => Promise<Result>,
): Promise<Result> {
  const lines = linesOf.get(context.store) ?? new Map<string, Line>();
  linesOf.set(context.store, lines);
  const line = lines.get(code) ?? {
    queue: new PQueue({ concurrency: 1 }),
    waiting: [],
    publishedAt: 0,
    unpublished: false,
  };
  lines.set(code, line);
  const answered = new Promise<unknown>((resolve, reject) => {
    line.waiting.push({ run, spends, queuedAt: Date.now(), resolve, reject });
  });
  const work = line.queue.add(() => serve(context, code, line));
  try {
    return (await answered) as Result;
  } finally {
    await work;
    if (line.queue.size === 0 && line.queue.pending === 0) lines.delete(code);
  }
}
