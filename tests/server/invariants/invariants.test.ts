import { beforeAll, describe, expect, it } from 'vitest';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { cancelSubscription } from '#functions/account/cancelSubscription.ts';
import type { Fields } from '#functions/store/Store.ts';
import { shareSimulator, simulator } from '../inProcess/sharedForFile.ts';
import { daysToCharge, pay, subscribe } from '../subscribed.ts';
import { register } from '../testServer.ts';
import { collectEvidence, mapOf, type BookedSubscription, type Evidence } from './evidence.ts';
import { isGreeting, violationsIn } from './invariants.ts';

shareSimulator();

interface Tampered {
  documents: Record<string, Record<string, Fields>>;
  ledger: BookedSubscription[];
}

let honest: Evidence;
beforeAll(async () => {
  const server = await simulator.server();
  server.webhooks.arrive = true;
  await subscribe(server, { code: 'LAUNCH' });
  const guest = await register(server);
  await redeemFreeCoupon(server, { owner: guest, plan: 'Monthly', code: 'FREE50' });
  const { owner } = await subscribe(server);
  await server.advanceDays(daysToCharge);
  await server.rest();
  await cancelSubscription(server, { owner, reason: null });
  await pay(server, owner);
  await server.rest();
  honest = await collectEvidence(server);
});

const first = ({ documents }: Tampered, collection: string): Fields => {
  const [fields] = Object.values(documents[collection] ?? {});
  if (!fields) throw new Error(`nothing is in ${collection}`);
  return fields;
};
/** Puts a document there twice: the first one that is meant. */
const copy = (
  { documents }: Tampered,
  collection: string,
  isMeant: (one: Fields) => boolean = () => true,
) => {
  const found = Object.values(documents[collection] ?? {}).find(isMeant);
  documents[collection] = { ...documents[collection], again: { ...found } };
};
const paid = (evidence: Tampered) => first(evidence, 'Subscriptions');
const booked = ({ ledger }: Tampered, status: string): Partial<BookedSubscription> =>
  ledger.find((one) => one.status === status) ?? {};

/** At least one way to break each rule. */
const tampering: ReadonlyArray<[rule: string, how: string, tamper: (evidence: Tampered) => unknown]> = [
  ['onePerOwner', 'an owner has two records', (evidence) => copy(evidence, 'Subscriptions')],
  ['onePerOwner', 'a past record goes on', (one) => (first(one, 'PastSubscriptions')['status'] = 'active')],
  ['recordedAsBilled', 'another sum is billed', (one) => (mapOf(paid(one)['billing'])['total'] = 1)],
  ['recordedAsBilled', 'a record has ended', (one) => (paid(one)['status'] = 'cancelled')],
  ['movements', 'another sum is recorded', (one) => (first(one, 'Charges')['amount'] = 1)],
  ['movements', 'a movement is recorded twice', (evidence) => copy(evidence, 'Charges')],
  ['noOrphan', 'one is billed on', (evidence) => (booked(evidence, 'CANCELLED').status = 'ACTIVE')],
  [
    'noOrphan',
    'a cancellation is done that is none',
    (one) => (first(one, 'Outbox')['subscription_id'] = booked(one, 'ACTIVE').id ?? ''),
  ],
  ['couponUses', 'one is redeemed twice', (evidence) => copy(evidence, 'Redemptions')],
  [
    'couponUses',
    'a use is gone for nothing',
    (one) => (mapOf(mapOf(one.documents['Credentials']?.['Coupons'])['FREE50'])['applies_left'] = 48),
  ],
  ['couponUses', 'another count is kept', (one) => (first(one, 'CouponUses')['left'] = 7)],
  ['drained', 'a cancellation was given up', (one) => (first(one, 'Outbox')['state'] = 'dead')],
  ['drained', 'an event is half handled', (one) => (first(one, 'WebhookEvents')['handled'] = false)],
  ['drained', 'an owner is greeted twice', (evidence) => copy(evidence, 'mail', isGreeting)],
  ['drained', 'a reminder was forgotten', (one) => (paid(one)['reminder_due'] = new Date(0))],
  [
    'drained',
    'a use is held for ever',
    (one) => (first(one, 'CouponUses')['holds'] = { uid: new Date(4e12) }),
  ],
  [
    'drained',
    'a deletion is not finished',
    (one) => (one.documents['Deletions'] = { x: { email: 'x', due: new Date(0) } }),
  ],
];

describe('the invariants', () => {
  it('all hold after an honest run', () => {
    expect(violationsIn(honest)).toEqual([]);
  });

  it.each(tampering)('%s is broken when %s', (rule, _how, tamper) => {
    const evidence = structuredClone(honest);
    tamper(evidence as unknown as Tampered);
    expect(violationsIn(evidence).map((violation) => violation.split(':')[0])).toContain(rule);
  });
});
