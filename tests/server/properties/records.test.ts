import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '#domain/currency.ts';
import { languages } from '#domain/language.ts';
import {
  subscriptions,
  emptySubscription,
  type SubscriptionRecord,
} from '#functions/documents/subscription.ts';
import { isFields, type Fields, type Value } from '#functions/store/Store.ts';
import { addFacts } from '#functions/ledger/facts.ts';
import { endRecord } from '#functions/standing/decide.ts';
import { awaitConsent } from '#functions/subscription/change.ts';
import { writeCounted } from '#functions/standing/countedDevices.ts';
import { itHolds } from '../../support/holds.ts';
import { recordFor } from '../recordFor.ts';

const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
const terms = fc.record({
  planName: fc.constantFrom('Monthly', 'Yearly', 'Launch50'),
  interval: fc.constantFrom('month' as const, 'year' as const),
  currency: fc.constantFrom(...currencies),
  posDevices: fc.integer({ min: 1, max: 20 }),
  total: fc.nat(1_000_000),
  trialDays: fc.nat(30),
});

const asked = fc.record({
  id: fc.uuid(),
  plan: fc.constantFrom('Monthly' as const, 'Yearly' as const),
  terms,
  basePrice: fc.nat(100_000),
  couponCode: fc.option(fc.string()),
  lostCoupon: fc.option(fc.string()),
  providerPlanId: fc.string(),
  from: moment,
  askedAt: moment,
  agreement: fc.option(
    fc.record({
      text: fc.string(),
      termsVersion: fc.string(),
      shownAt: moment,
      language: fc.constantFrom(...languages),
    }),
  ),
});

/** The server's changes to a record after its creation. */
const step = fc.oneof(
  fc.record({ paidDevices: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ asked, approveUrl: fc.option(fc.webUrl()) }),
  fc.record({ cancelled: moment, reason: fc.option(fc.string()) }),
  fc.record({ failed: moment, amount: fc.nat() }),
  fc.record({ charged: fc.string(), at: moment, until: moment }),
  fc.record({ transactionsReadAt: fc.option(moment) }),
);

function stepped(record: SubscriptionRecord, one: typeof step extends fc.Arbitrary<infer T> ? T : never) {
  if ('paidDevices' in one) return writeCounted({ ...record, ...one }, new Date(0));
  if ('cancelled' in one) {
    return endRecord(record, { at: one.cancelled, by: 'owner', reason: one.reason });
  }
  if ('failed' in one) {
    const { failed: at, amount } = one;
    return addFacts(record, [
      { kind: 'failed', at, amount, attempt: 'x', nextTryAt: null, posDevices: null },
    ]);
  }
  if ('charged' in one)
    return addFacts(record, [{ kind: 'charged', id: one.charged, at: one.at, until: one.until }]);
  if (!('asked' in one)) return { ...record, ...one };
  const { terms: agreed, ...change } = one.asked;
  return awaitConsent(record, { ...agreed, ...change, approveUrl: one.approveUrl });
}

/** A record as created by the server. */
const made = fc
  .array(step, { maxLength: 6 })
  .map((steps) => steps.reduce<SubscriptionRecord>(stepped, recordFor('I-1', 'ada@example.com')));

const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    moment,
    fc.constantFrom('2026-12-01T00:00:00Z', 'CANCELLED', '12'),
    fc.dictionary(fc.string({ minLength: 1 }), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** All paths of a document, including those in its maps. */
const placesIn = (fields: Fields, path: readonly string[] = []): string[][] =>
  Object.entries(fields).flatMap(([name, held]) => {
    const own = path.concat(name);
    return isFields(held) ? [own].concat(placesIn(held, own)) : [own];
  });

function put(fields: Fields, [name = '', ...rest]: readonly string[], held: Value | undefined): Fields {
  const { [name]: before, ...others } = fields;
  if (rest.length > 0) return { ...fields, [name]: put((before ?? {}) as Fields, rest, held) };
  return held === undefined ? others : { ...fields, [name]: held };
}

/** A record that an operator, an import or another version may have written. */
const found = fc
  .tuple(
    made,
    fc.array(fc.tuple(fc.nat(), fc.option(value, { nil: undefined })), { maxLength: 6 }),
    fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => !(name in Object.prototype)),
      value,
      {
        maxKeys: 3,
        noNullPrototype: true,
      },
    ),
  )
  .map(([record, odd, unknown]) =>
    odd.reduce(
      (fields, [at, held]) => {
        const places = placesIn(fields);
        return put(fields, places[at % Math.max(1, places.length)] ?? ['note'], held);
      },
      { ...unknown, ...subscriptions.serialize(record) },
    ),
  );

/** The last and the next charge are derived from facts, and a former record's become some. */
function withoutPayments({ facts: _, last_charging_date: __, subscriptionDetails, ...rest }: Fields) {
  const { next_billing_time: ___, ...details } = isFields(subscriptionDetails) ? subscriptionDetails : {};
  return { ...rest, details };
}

describe('a stored subscription', () => {
  itHolds(1_000, {
    title: 'is read as it was written',
    property: fc.property(made, (record) => {
      const fields = subscriptions.serialize(record);
      const read = subscriptions.parse(fields);
      expect({ ...read, stored: null }).toEqual(record);
      expect(subscriptions.serialize(read)).toEqual(fields);
      expect(subscriptions.broken(fields)).toEqual([]);
    }),
  });

  itHolds(2_000, {
    title: 'keeps what is unknown and what is broken in it',
    property: fc.property(found, (fields) => {
      const read = subscriptions.parse(fields);
      expect(withoutPayments(subscriptions.serialize(read))).toStrictEqual(withoutPayments(fields));
      const ended = subscriptions.serialize({ ...read, status: 'ended by hand' });
      expect(withoutPayments(ended)).toStrictEqual({ ...withoutPayments(fields), status: 'ended by hand' });
    }),
  });

  it('is read in the formats of an operator, an import and an older version', () => {
    const fields = {
      status: 'CANCELLED',
      last_charging_date: '2026-12-01',
      subscriptionDetails: { next_billing_time: new Date('2027-01-01T00:00:00Z') },
      billing: { currency: 'usd', pos_devices: '3', note: 'by hand' },
      next_check: '2026-12-01',
    };
    const read = subscriptions.parse(fields);
    expect(read).toMatchObject({
      status: 'cancelled',
      facts: [
        { kind: 'paymentReported', at: new Date('2026-12-01T00:00:00Z') },
        { kind: 'nextChargeNamed', next: new Date('2027-01-01T00:00:00Z'), by: 'document' },
      ],
      billing: { currency: null, posDevices: null, uid: null },
      nextCheck: null,
    });
    expect(subscriptions.broken(fields)).toEqual(['billing.currency', 'billing.pos_devices', 'next_check']);
  });

  it('is changed in single fields without rewriting the whole document', () => {
    expect(subscriptions.changes({ orderId: 'O-1', consents: { marketing: true }, nextCheck: null })).toEqual(
      [
        { path: ['orderID'], value: 'O-1' },
        { path: ['consents', 'marketing'], value: true },
        { path: ['next_check'], value: null },
      ],
    );
  });

  it('without known values has only its empty fields', () => {
    expect(Object.values(subscriptions.serialize(emptySubscription())).filter(Boolean)).toEqual([]);
  });
});
