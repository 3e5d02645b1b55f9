import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '#domain/currency.ts';
import type { ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { chargeFields, chargeRef, returnedOf } from './charges.ts';
import { momentIn, textIn } from './fieldValues.ts';

/** The stored movements of a subscription's money, by the provider's id. */
export type Charges = ReadonlyMap<string, Fields>;

/** Money given back that is new on record. */
export interface NewlyGivenBack {
  kind: 'refund' | 'reversal';
  /** The provider's id of it; of the charge, where the provider names no other. */
  transactionId: string;
  at: Date;
  amount: number;
  currency: Currency;
  /** The charge of which it was given back, where that is known. */
  of: string | undefined;
}

/** The id of the document that stands for what was given back of a charge, while the provider names no refunds of it. */
function unnamedId(chargeId: string): string {
  return `${chargeId}-given-back`;
}

const amountOf = ({ amount }: Fields) => (typeof amount === 'number' ? amount : 0);
const timeOf = (fields: Fields) => momentIn(fields, 'at')?.getTime() ?? 0;

/** Money given back under an id of the provider's own. */
const isNamed = (fields: Fields) => fields['kind'] !== 'charge' && fields['unnamed'] !== true;

/** What named refunds leave of a charge. */
function leftOf(charges: Charges, id: string): number {
  const back = [...charges.values()].filter((fields) => isNamed(fields) && fields['of'] === id);
  return amountOf(charges.get(id) ?? {}) - back.reduce((sum, fields) => sum + amountOf(fields), 0);
}

/** The charge of an entry that names none: one that the provider says was given back, and of which so much is left. */
function chargeOfEntry(charges: Charges, entry: Fields): string | undefined {
  const fitting = [...charges]
    .filter(([id, charge]) => {
      const { kind, currency } = charge;
      const given = kind === 'charge' && returnedOf(charge) !== 'nothing';
      const before = currency === entry['currency'] && timeOf(charge) <= timeOf(entry);
      return given && before && leftOf(charges, id) >= amountOf(entry);
    })
    .toSorted(([, one], [, other]) => timeOf(other) - timeOf(one));
  const whole = fitting.find(
    ([id, charge]) => returnedOf(charge) === 'all' && leftOf(charges, id) === amountOf(entry),
  );
  return (whole ?? fitting[0])?.[0];
}

/** A charge with what the provider says was given back of it. What was said once stays: an older answer may come later. */
function withStatus(charge: Fields, said: 'all' | 'part', now: Date): Fields {
  if (returnedOf(charge) === 'all' || returnedOf(charge) === said) return charge;
  return { ...charge, returned: said, ...(said === 'all' && { returned_at: now }) };
}

/**
 * The movements of a subscription's money with what the provider tells: as entries of its list, by the status of a charge, by an
 * event or by the answer to a refund. Each refund counts once, under the provider's id of it. What a charge's status says beyond
 * the refunds that are named stands in one document of its own, which gives way to them when they are named
 * (reference/PayPal.mdx#transactions).
 */
export function settledCharges(
  known: Charges,
  told: readonly ProviderTransaction[],
  facts: {
    subscriptionId: string;
    /** The period that a charge pays for; null for one that pays for nothing. */
    periodOf: (charge: ProviderTransaction) => { start: Date; end: Date } | null;
    now: Date;
    /** Whether the provider is asked for the first time: what it says may be old. */
    first: boolean;
  },
): Map<string, Fields> {
  const { subscriptionId, periodOf, now, first } = facts;
  const charges = new Map(known);
  for (const movement of told) {
    const { id, kind, of } = movement;
    const stored = charges.get(id);
    const period = kind === 'charge' ? periodOf(movement) : null;
    if (!stored) charges.set(id, chargeFields(movement, { subscriptionId, period, now }));
    else if (of !== undefined && textIn(stored, 'of') === '') charges.set(id, { ...stored, of });
  }
  for (const { id, givenBack, partlyGivenBack } of told) {
    const charge = charges.get(id);
    if (charge && (givenBack || partlyGivenBack)) {
      charges.set(id, withStatus(charge, givenBack ? 'all' : 'part', now));
    }
  }
  const entries = [...charges].filter(([, fields]) => isNamed(fields) && textIn(fields, 'of') === '');
  for (const [id, entry] of entries.toSorted(([, one], [, other]) => timeOf(one) - timeOf(other))) {
    const of = chargeOfEntry(charges, entry);
    if (of !== undefined) charges.set(id, { ...entry, of });
  }
  for (const [id, charge] of [...charges].filter(([, { kind }]) => kind === 'charge')) {
    const left = leftOf(charges, id);
    if (left < amountOf(charge)) charges.set(id, withStatus(charge, left > 0 ? 'part' : 'all', now));
    const unnamed = returnedOf(charges.get(id) ?? {}) === 'all' ? left : 0;
    const stored = charges.get(unnamedId(id));
    if (unnamed <= 0) charges.delete(unnamedId(id));
    else if (stored?.['amount'] !== unnamed) {
      const { currency } = charge;
      charges.set(unnamedId(id), {
        subscription_id: subscriptionId,
        kind: 'refund',
        // The provider does not say when; it was asked a day ago, or never.
        at: momentIn(stored, 'at') ?? (first ? (momentIn(charge, 'at') ?? now) : now),
        amount: unnamed,
        currency: currency ?? null,
        period_start: null,
        period_end: null,
        recorded: now,
        of: id,
        unnamed: true,
      });
    }
  }
  return charges;
}

/** The documents that differ, by their ids; undefined for one that is to be removed. */
export function changedCharges(known: Charges, after: Charges): Array<[string, Fields | undefined]> {
  const changed = [...after].filter(([id, fields]) => !isDeepStrictEqual(fields, known.get(id)));
  return [...changed, ...[...known.keys()].filter((id) => !after.has(id)).map((id) => [id, undefined] as [string, undefined])];
}

/** Writes what `changedCharges` answers. */
export function writeCharges(transaction: Transaction, changed: ReturnType<typeof changedCharges>): void {
  for (const [id, fields] of changed) {
    if (fields) transaction.set(chargeRef(id), fields);
    else transaction.delete(chargeRef(id));
  }
}

/** What was given back and is told for the first time; a refund whose amount was told without its name is known. */
export function newlyGivenBack(known: Charges, after: Charges): NewlyGivenBack[] {
  return [...after].flatMap(([id, fields]) => {
    const { kind, currency, unnamed } = fields;
    const of = textIn(fields, 'of') || undefined;
    const at = momentIn(fields, 'at');
    if (known.has(id) || (kind !== 'refund' && kind !== 'reversal') || at === null) return [];
    if (of !== undefined && known.has(unnamedId(of))) return [];
    const transactionId = unnamed === true && of !== undefined ? of : id;
    return [{ kind, transactionId, at, amount: amountOf(fields), currency: currency as Currency, of }];
  });
}
