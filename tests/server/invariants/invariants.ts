import { addDays } from 'date-fns/addDays';
import { expect } from 'vitest';
import { defaultBrand } from '#domain/brand.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { Fields } from '#functions/store/Store.ts';
import type { TestServer } from '../testServer.ts';
import { allRecords, collectEvidence, documentsOf, mapOf, paidRecords, type Evidence } from './evidence.ts';

/** What an outside look at PayPal's books, the screens and the letters cannot see, in the words of each violation. */
type Rule = (evidence: Evidence) => string[];

const liveStatuses = ['APPROVED', 'ACTIVE', 'SUSPENDED'];
const ended = ['cancelled', 'expired'];

const repeated = <Item>(items: readonly Item[]) => [
  ...new Set(items.filter((item, at) => items.indexOf(item) !== at)),
];

const broken = (checks: ReadonlyArray<readonly [holds: boolean, words: string]>) =>
  checks.filter(([holds]) => !holds).map(([, words]) => words);

const onePerOwner: Rule = (evidence) => {
  const records = documentsOf(evidence, 'Subscriptions');
  return [
    ...records
      .filter(([id, { email }]) => email !== id || id !== id.toLowerCase())
      .map(([, { billing }]) => `the record of ${String(mapOf(billing)['uid'])} is not under its address`),
    ...repeated(records.map(([, { billing }]) => mapOf(billing)['uid'])).map(
      (uid) => `${String(uid)} has more than one record`,
    ),
    ...documentsOf(evidence, 'PastSubscriptions')
      .filter(([, { status }]) => !ended.includes(String(status)))
      .map(([id, { status }]) => `${id} is past, and ${String(status)}`),
  ];
};

/** A record says what PayPal bills, and in which state. */
const recordedAsBilled: Rule = (evidence) =>
  paidRecords(evidence).flatMap(([, record]) => {
    const id = String(record['subscriptionID']);
    const billing = mapOf(record['billing']);
    const entry = evidence.ledger.find((one) => one.id === id);
    if (!entry) return [`${id} is recorded, and PayPal has none`];
    const same: Array<[string, unknown, unknown]> = [
      ['plan', entry.plan_id, record['paypal_plan_id']],
      ['amount', entry.bill?.amount, billing['total']],
      ['payer', entry.payer_id ?? null, record['payer_id']],
      ['state', entry.status, String(record['status']).toUpperCase()],
    ];
    return same
      .filter(([, said, recorded]) => said !== recorded)
      .map(([what, said, recorded]) => `${id}: ${what} ${String(said)}, recorded ${String(recorded)}`);
  });

/** Every movement of money is recorded once and as it was, and no other. */
const movements: Rule = (evidence) => {
  const charges = evidence.documents['Charges'] ?? {};
  const present = paidRecords(evidence).map(([, record]) => record['subscriptionID']);
  const sales = evidence.ledger.flatMap(({ id, sales: own }) => own.map((sale) => ({ ...sale, of: id })));
  const wanted = new Map(sales.map(({ id, of, kind, amount }) => [id, JSON.stringify([of, kind, amount])]));
  return [
    ...Object.entries(charges)
      .filter(
        ([id, { subscription_id: of = null, kind = null, amount = null }]) =>
          wanted.get(id) !== JSON.stringify([of, kind, amount]),
      )
      .map(([id]) => `the charge ${id} is not what PayPal has`),
    ...sales
      .filter(({ id, of }) => present.includes(of) && !Object.hasOwn(charges, id))
      .map(({ id, of }) => `${id} of ${of} moved, and is on no record`),
  ];
};

/** Nobody is billed for one of our checkouts without a record, and what counts as canceled has ended. */
const noOrphan: Rule = (evidence) => {
  const checkouts = evidence.documents['Checkouts'] ?? {};
  const links = evidence.documents['PayPalSubscriptions'] ?? {};
  const recorded = paidRecords(evidence).map(([, record]) => record['subscriptionID']);
  const live = evidence.ledger.filter(({ status }) => liveStatuses.includes(status));
  return [
    ...live
      .filter(({ id, custom_id: name }) => Object.hasOwn(links, id) || Object.hasOwn(checkouts, name ?? ''))
      .filter(({ id }) => !recorded.includes(id))
      .map(({ id, status }) => `${id} is ${status} at PayPal and recorded nowhere`),
    ...documentsOf(evidence, 'Outbox')
      .filter(([, { state, subscription_id: id }]) => state === 'done' && live.some((one) => one.id === id))
      .map(([, { subscription_id: id }]) => `${String(id)} counts as canceled, and lives at PayPal`),
  ];
};

/** Remaining uses as stored; NaN if not a number. */
function left(coupons: Fields, code: string): number {
  const uses = mapOf(Object.hasOwn(coupons, code) ? coupons[code] : {})['applies_left'];
  return typeof uses === 'number' ? uses : Number.NaN;
}

/** Every missing use was redeemed, each redemption has its subscription, and nobody redeemed twice. */
const couponUses: Rule = (evidence) => {
  const redemptions = documentsOf(evidence, 'Redemptions').map(([, fields]) => fields);
  const now = mapOf(evidence.documents['Credentials']?.['Coupons']);
  const codes = new Set([...Object.keys(evidence.coupons), ...redemptions.map(({ code }) => String(code))]);
  return [
    ...repeated(redemptions.map(({ code, uid }) => `${String(uid)} with ${String(code)}`)).map(
      (pair) => `redeemed twice: ${pair}`,
    ),
    ...[...codes].flatMap((code) => {
      const redeemed = redemptions.filter((redemption) => redemption['code'] === code);
      const spent = redeemed.filter(({ overrun }) => overrun !== true).length;
      const [before, after] = [left(evidence.coupons, code), left(now, code)];
      const counted = documentsOf(evidence, 'CouponUses').find(([, uses]) => uses['code'] === code)?.[1];
      const records = allRecords(evidence).filter(([, { coupon }]) => {
        const { applied, code: used } = mapOf(coupon);
        return applied === true && used === code;
      });
      return broken([
        [redeemed.length === 0 || after >= 0, `${code} has ${after} uses left`],
        [!counted || counted['left'] === after, `${code} shows ${after} uses left, counted are others`],
        [
          !Number.isInteger(before) || before - after === spent,
          `${code} went from ${before} to ${after} uses with ${spent} redeemed`,
        ],
        [
          records.length === redeemed.length,
          `${code} has ${records.length} subscriptions, not one a redemption`,
        ],
      ]);
    }),
  ];
};

/** The maximum time that an owner holds a use: the duration of a payment. */
const longestHoldMs = 31 * 60_000;

const greeting = wordsIn('en').letters.confirmation(defaultBrand.name).subject;

/** Whether a message is the first confirmation of a subscription. */
export const isGreeting = ({ message }: Fields) => mapOf(message)['subject'] === greeting;

/** No work is pending or given up, no event is half handled, and nobody was greeted twice. */
const drained: Rule = (evidence) => {
  const { now } = evidence;
  const held = documentsOf(evidence, 'CouponUses').flatMap(([, { holds }]) => Object.values(mapOf(holds)));
  const greeted = documentsOf(evidence, 'mail').flatMap(([, mail]) =>
    isGreeting(mail) ? [`${String(mail['to'])} ${String(mapOf(mail['message'])['text'])}`] : [],
  );
  return [
    ...documentsOf(evidence, 'Outbox')
      .filter(([, { state }]) => state !== 'done')
      .map(([id, { state }]) => `${id} is ${String(state)}`),
    ...documentsOf(evidence, 'WebhookEvents')
      .filter(([, { handled }]) => handled !== true)
      .map(([id]) => `${id} is half handled`),
    ...repeated(greeted).map(() => 'an owner was greeted twice'),
    ...documentsOf(evidence, 'CouponUses')
      .filter(([, { unpublished }]) => unpublished !== false)
      .map(([, { code }]) => `the uses left of ${String(code)} are not shown`),
    ...held
      .filter((until) => until instanceof Date && until.getTime() > now.getTime() + longestHoldMs)
      .map(() => 'a use is held for longer than it may be'),
    ...documentsOf(evidence, 'Deletions')
      .filter(([, { due }]) => !(due instanceof Date) || due < now)
      .map(() => 'a deletion is not finished'),
    ...documentsOf(evidence, 'Subscriptions')
      .filter(([, { reminder_due: due }]) => due instanceof Date && due < addDays(now, -1))
      .map(([, { subscriptionID: id }]) => `the reminder of ${String(id)} was not sent`),
  ];
};

const rules = { onePerOwner, recordedAsBilled, movements, noOrphan, couponUses, drained };

/** Everything that must not be after a run, once the scheduled functions have no work left. */
export function violationsIn(evidence: Evidence): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => rule(evidence).map((what) => `${name}: ${what}`));
}

/** Fails if there is a violation. @param coupons the coupons before the run, if not the seeded ones. */
export async function expectInvariants(server: TestServer, coupons?: Fields): Promise<void> {
  expect(violationsIn(await collectEvidence(server, coupons))).toEqual([]);
}
