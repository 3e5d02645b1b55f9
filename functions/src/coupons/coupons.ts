import PQueue from 'p-queue';
import { AppError } from '#domain/errors.ts';
import { StoreError, type DocumentRef, type Fields, type Store, type Transaction } from '../store/Store.ts';
import {
  campaignCodeRef,
  couponIn,
  couponsRef,
  writtenCode,
  usesLeftChange,
  type StoredCoupon,
} from '../documents/offers/coupons.ts';
import {
  countFrom,
  couponUsesRef,
  serializeCouponUses,
  couponUses,
  type CouponCount,
} from '../documents/offers/couponUses.ts';
import { codeOfAccountRef, redemptionId, redemptions } from '../documents/offers/redemptions.ts';
import type { Identity } from '../documents/owner.ts';
import { withChanges } from '../store/documentJson.ts';
import { errorFields, type ServerContext } from '../context/context.ts';

/** Whether a coupon cannot be redeemed any more. */
export const hasEnded = ({ ends }: StoredCoupon, now: Date) => ends !== undefined && ends <= now;

/** The document with a code, and the code as it is stored; for an unknown code, `Credentials/Coupons` without a code. */
export async function findCoupons(
  { get }: Pick<Store, 'get'>,
  typed: string,
): Promise<{ ref: DocumentRef; coupons: Fields | undefined; code: string }> {
  const coupons = await get(couponsRef);
  const code = writtenCode(coupons ?? {}, typed);
  if (couponIn(coupons, code)) return { ref: couponsRef, coupons, code };
  const ref = campaignCodeRef(typed);
  const own = await get(ref);
  return own ? { ref, coupons: own, code: writtenCode(own, typed) } : { ref: couponsRef, coupons, code };
}

export interface CouponInTransaction {
  code: string;
  count: CouponCount;
  /** Uses left for this owner, without uses held for other owners. */
  usesLeft: number;
  free: boolean;
  usedByOwner: boolean;
  redemptionId: string;
}

/** `applies_left` differs from the count: an operator changed it, or another instance has just written it. */
export class CouponChanged extends Error {}

/** The documents that `couponFrom` needs, in this order: the count, and the uses by the owner's address and account. */
export function couponRefs(code: string, { uid, email }: Identity): [DocumentRef, DocumentRef, DocumentRef] {
  return [couponUsesRef(code), redemptions.ref(redemptionId(code, email)), codeOfAccountRef(code, uid)];
}

/** Reads a coupon from the documents at `couponRefs`. Throws CouponChanged. */
export function couponFrom(
  [fields, ...used]: readonly (Fields | undefined)[],
  of: { code: string; email: string; uid: string; stored: StoredCoupon | undefined; now: Date },
): CouponInTransaction {
  const { code, email, uid, stored, now } = of;
  const count = countFrom(fields, stored);
  if (stored && stored.usesLeft !== count.shown) throw new CouponChanged();
  const live = Object.fromEntries(Object.entries(count.holds).filter(([, until]) => until > now));
  // An owner who opened the payment before the coupon's end keeps the use.
  const usable = stored && (!hasEnded(stored, now) || Object.hasOwn(live, uid));
  const byOthers = Object.keys(live).filter((holder) => holder !== uid).length;
  return {
    code,
    count: { ...count, holds: live },
    usesLeft: usable ? Math.max(0, count.left - byOthers) : 0,
    free: stored?.planName === null,
    usedByOwner: used.some((redemption) => redemption !== undefined),
    redemptionId: redemptionId(code, email),
  };
}

export function holdCoupon(
  transaction: Transaction,
  { code, count }: CouponInTransaction,
  hold: { uid: string; until: Date },
): void {
  const holds = { ...count.holds, [hold.uid]: hold.until };
  transaction.set(couponUsesRef(code), serializeCouponUses(code, { ...count, holds }));
}

/** Spends one use of an owner who has used none. If none is left, marks the redemption as overrun: the caller lets the owner keep it. */
export function spendCoupon(
  transaction: Transaction,
  coupon: CouponInTransaction,
  by: { uid: string; at: Date },
): void {
  const { code, count } = coupon;
  const overrun = coupon.usesLeft === 0;
  transaction.create(
    redemptions.ref(coupon.redemptionId),
    redemptions.serialize({ code, uid: by.uid, at: by.at, overrun }),
  );
  transaction.set(codeOfAccountRef(code, by.uid), { at: by.at });
  const { [by.uid]: _, ...holds } = count.holds;
  const left = overrun ? count.left : count.left - 1;
  transaction.set(couponUsesRef(code), serializeCouponUses(code, { ...count, left, holds }));
}

type Write = (transaction: Transaction) => void;

const keyOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`;

/**
 * Runs several units of work in one transaction. Each reads and then writes, sees the writes of the units before it, and leaves
 * no trace if it throws. Nothing is written before `flush`.
 */
function transactionOverlay(transaction: Transaction) {
  const documents = new Map<string, Fields | undefined>();
  const writes: Write[] = [];

  return {
    async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
      const seen = new Map(documents);
      const own: Write[] = [];
      const getAll: Transaction['getAll'] = async (refs) => {
        const missing = refs.filter((ref) => !seen.has(keyOf(ref)));
        const read = await transaction.getAll(missing);
        missing.forEach((ref, index) => seen.set(keyOf(ref), read[index]));
        return refs.map((ref) => seen.get(keyOf(ref)));
      };
      const put = (ref: DocumentRef, fields: Fields | undefined, write: Write) => {
        seen.set(keyOf(ref), fields);
        own.push(write);
      };
      const result = await work({
        getAll,
        get: async (ref) => (await getAll([ref]))[0],
        create: (ref, fields) => put(ref, fields, (target) => target.create(ref, fields)),
        set: (ref, fields) => put(ref, fields, (target) => target.set(ref, fields)),
        update(ref, changes) {
          const fields = seen.get(keyOf(ref));
          if (!fields) throw new StoreError('not-found');
          put(ref, withChanges(fields, changes), (target) => target.update(ref, changes));
        },
        delete: (ref) => put(ref, undefined, (target) => target.delete(ref)),
      });
      for (const [key, fields] of seen) documents.set(key, fields);
      writes.push(...own);
      return result;
    },
    flush() {
      for (const write of writes) write(transaction);
    },
  };
}

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
