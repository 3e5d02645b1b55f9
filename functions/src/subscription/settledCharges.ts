import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { PaidTerms } from '#domain/account.ts';
import type { Currency } from '#domain/currency.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { wentBack } from '#domain/wentBack.ts';
import { latest, listingOf } from '../ledger/facts.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import {
  emptyCharge,
  newCharge,
  receiptsFrom,
  returnedOf,
  isListed,
  undoneAt,
  type Charge,
  type Charges,
} from '../documents/charges.ts';

/** How many hours to wait for a charge that the provider may list late. */
export const listedWithinHours = 24;

/** Whether the provider reports a last payment that its list does not contain yet. */
export function awaitsListing(
  { lastPayment }: Pick<ProviderSubscription, 'lastPayment'>,
  listed: ReadonlyArray<{ kind: Charge['kind']; at: Date | null }>,
): boolean {
  if (lastPayment === null) return false;
  const { from } = listingOf(lastPayment.at);
  return !listed.some(({ kind, at }) => kind === 'charge' && at !== null && at >= from);
}

/** The id of the document that stands for the refunds of a charge while the provider names none. */
function unnamedId(chargeId: string): string {
  return `${chargeId}-given-back`;
}

const amountOf = (charge: Charge | undefined) => charge?.amount ?? 0;

/** Whether a stored refund stands for refunds that the provider does not name. */
function isUnnamed({ unnamed }: Charge): boolean {
  return unnamed === true;
}

/** What remains of a charge after its refunds; those that the provider does not name count if `unnamed` says so. */
function leftOf(charges: Charges, id: string, { unnamed }: { unnamed: boolean }): number {
  const own = [...charges].filter(
    ([one, charge]) => one === id || (charge.of === id && (unnamed || !isUnnamed(charge))),
  );
  return amountOf(charges.get(id)) - wentBack(receiptsFrom(new Map(own)));
}

/** Whether we have money of a charge that was not due, because a dispute has undone its reversal. */
export function isKept(charges: Charges, id: string): boolean {
  const { refundedUnused = null } = charges.get(id) ?? {};
  return refundedUnused !== null && leftOf(charges, id, { unnamed: true }) > 0;
}

/** From the least to the most that a status says. What it said stays: an older response may arrive late. */
const statuses: ReadonlyArray<Charge['returned']> = [null, 'part', 'reversed', 'all'];

/** What the provider's status says of a charge. */
function statusOf({ refunded, partlyRefunded, reversed }: ProviderTransaction): Charge['returned'] {
  if (refunded) return 'all';
  if (reversed) return 'reversed';
  return partlyRefunded ? 'part' : null;
}

/**
 * Whether a status alone says that a part of a charge was refunded, while the provider may only hold its money for a dispute
 * (reference/PayPal.mdx#transactions).
 */
export function isHeld({ disputed, returned }: Pick<Charge, 'disputed' | 'returned'>): boolean {
  return disputed === true && returned === 'part';
}

/** A charge with what went back of it: the money that is left decides, if anything names what went back. */
function withReturned(known: Charge | undefined, charge: Charge, left: number, now: Date): Charge {
  if (charge.refundedUnused) return charge;
  const named = left > 0 ? 'part' : 'all';
  const isWhole = left === amountOf(charge);
  const said = isWhole && isHeld(charge) ? null : charge.returned;
  const returned = said === 'all' || isWhole ? said : named;
  const after = { ...charge, returned };
  if (returnedOf(after) !== 'all' || returnedOf(known) === 'all') return after;
  // After a dispute that was decided for us, also at the same moment, because what went back before was undone.
  const decided = charge.wonAt && addMilliseconds(charge.wonAt, 1);
  return { ...after, returnedAt: latest([now, decided]) };
}

function wasUndone(charges: Charges, id: string): boolean {
  const charge = charges.get(id);
  return (
    charge !== undefined &&
    [...charges.values()].some((one) => one.of === id && undoneAt(one, charge) !== null)
  );
}

/** Merges the reported movements with the known ones. The list does not say which charge an entry refunds. */
function merged(
  known: Charges,
  reported: readonly ProviderTransaction[],
  { subscriptionId, periodOf, paidForOf = () => null, now, unused = false }: ReportContext,
) {
  const charges = new Map(known);
  for (const movement of reported) {
    const { id, kind, of } = movement;
    const isCharge = kind === 'charge';
    const heard = charges.get(id);
    const stored = isListed(heard)
      ? heard
      : newCharge(movement, {
          subscriptionId,
          period: isCharge ? periodOf(movement) : null,
          paidFor: isCharge ? paidForOf(movement) : null,
          now,
          unused: unused && isCharge,
          heard,
        });
    if (isCharge) charges.set(id, stored);
    else charges.set(id, { ...stored, ...(of === undefined ? { listed: true } : { of }) });
  }
  for (const movement of reported) {
    const charge = charges.get(movement.id);
    // The status may still be that of a reversal that was undone.
    if (charge?.kind !== 'charge' || wasUndone(charges, movement.id)) continue;
    const said = statusOf(movement);
    if (statuses.indexOf(said) > statuses.indexOf(charge.returned))
      charges.set(movement.id, { ...charge, returned: said });
  }
  return charges;
}

/**
 * Lets a refund that is named late take the place of the document that stands for it, with its note's number, which the owner may
 * have printed. A document for a reversal that was undone since does not stand for a later refund.
 */
function replaceUnnamed(charges: Map<string, Charge>, known: Charges, chargeId: string): void {
  const [stood, charge] = [known.get(unnamedId(chargeId)), charges.get(chargeId)];
  if (!stood || !charge) return;
  const until = undoneAt(stood, charge) ? stood.recorded : null;
  const named = [...charges].find(
    ([id, refund]) =>
      !known.has(id) &&
      refund.kind !== 'charge' &&
      refund.numberedBy === null &&
      (refund.of ?? chargeId) === chargeId &&
      amountOf(refund) === amountOf(stood) &&
      (until === null || refund.at === null || refund.at <= until),
  );
  if (named) charges.set(named[0], { ...named[1], numberedBy: unnamedId(chargeId) });
  if (named || until === null) charges.delete(unnamedId(chargeId));
}

interface ReportContext {
  subscriptionId: string;
  /** The period that a charge pays for; null for a charge that pays for nothing. */
  periodOf: (charge: ProviderTransaction) => { start: Date; end: Date } | null;
  /** The terms of which a charge paid one period; null if they are unknown, or if it pays for nothing. */
  paidForOf?: (charge: ProviderTransaction) => PaidTerms | null;
  now: Date;
  /** Whether the provider is asked for the first time, so that its report may be about old movements. */
  first: boolean;
  /** Whether its charges paid for nothing. */
  unused?: boolean;
}

/**
 * The movements of a subscription's money after a report by the provider: entries of its list, a charge's status, an event or
 * the response to a refund. Each refund counts once, under the provider's id. If the list has no entries for refunds and a
 * charge's status shows a full refund, one document stands for the missing amount until named refunds add up to it
 * (reference/PayPal.mdx#transactions).
 */
export function settledCharges(
  known: Charges,
  reported: readonly ProviderTransaction[],
  context: ReportContext,
): Map<string, Charge> {
  const { subscriptionId, now, first } = context;
  const charges = merged(known, reported, context);
  const areListed = [...charges.values()].some(({ listed }) => listed === true);
  for (const [id, reported] of [...charges].filter(([, { kind }]) => kind === 'charge')) {
    const left = leftOf(charges, id, { unnamed: false });
    const charge = withReturned(known.get(id), reported, left, now);
    charges.set(id, charge);
    const unnamed = returnedOf(charge) === 'all' && !areListed ? left : 0;
    if (unnamed <= 0) {
      replaceUnnamed(charges, known, id);
    } else {
      const made = charges.get(unnamedId(id)) ?? {
        ...emptyCharge(),
        subscriptionId,
        kind: charge.disputed || charge.returned === 'reversed' ? 'reversal' : 'refund',
        // The provider reports no date. The last comparison was a day ago, or there was none.
        at: first ? (charge.at ?? now) : now,
        currency: charge.currency,
        recorded: now,
        of: id,
        unnamed: true,
      };
      charges.set(unnamedId(id), { ...made, amount: unnamed });
    }
  }
  return charges;
}

export interface NewRefund {
  kind: 'refund' | 'reversal';
  /** The provider's id of the refund; the charge's id if the provider names no refund. */
  transactionId: string;
  /** The id of the charge; null while the provider does not say. */
  of: string | null;
  /** The id that numbers the credit note, and its number. */
  noteId: string;
  number: string;
  at: Date;
  amount: number;
  currency: Currency;
}

/**
 * The refunds and reversals to report for the first time. Skips one whose amount was reported before its name, unless it was called
 * the other: a status alone does not say which it was.
 */
export function newRefunds(known: Charges, after: Charges): NewRefund[] {
  const reported = [...known.values()].filter(isUnnamed);
  return [...after].flatMap(([id, charge]) => {
    const { kind, at, of, currency } = charge;
    if (known.has(id) || (kind !== 'refund' && kind !== 'reversal') || !at || !currency) return [];
    if (reported.some((one) => one.kind === kind && (of === null || one.of === of))) return [];
    const noteId = charge.numberedBy ?? id;
    return [
      {
        kind,
        transactionId: isUnnamed(charge) ? (of ?? id) : id,
        of,
        noteId,
        number: invoiceNumber(kind, noteId),
        at,
        amount: amountOf(charge),
        currency,
      },
    ];
  });
}
