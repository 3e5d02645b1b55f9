import { deletedOwner } from '#functions/documents/checkouts.ts';
import { isCurrency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import {
  allRecords,
  documentsOf,
  mapOf,
  paidRecords,
  type BookedSubscription,
  type Evidence,
} from './evidence.ts';
import { broken, repeated, type Rule } from './violation.ts';

const liveStatuses = ['APPROVED', 'ACTIVE', 'SUSPENDED'];

/** PayPal's subscriptions opened for our checkouts; we must not cancel others. */
function ours(evidence: Evidence): Evidence['ledger'] {
  const checkouts = evidence.documents['Checkouts'] ?? {};
  const links = evidence.documents['PayPalSubscriptions'] ?? {};
  return evidence.ledger.filter(
    ({ id, custom_id: name }) =>
      Object.hasOwn(links, id) || (name !== null && Object.hasOwn(checkouts, name)),
  );
}

/** One record for an owner, under the owner's own address. */
export const onePerOwner: Rule = (evidence) => {
  const records = documentsOf(evidence, 'Subscriptions');
  const uids = records.map(([, record]) => mapOf(record['billing'])['uid']);
  return [
    ...records
      .filter(([id, { email }]) => email !== id || id !== id.toLowerCase())
      .map(([, { billing }]) => `the record of ${String(mapOf(billing)['uid'])} is not under its address`),
    ...uids
      .filter((uid) => typeof uid !== 'string' || uid === '')
      .map(() => 'a record belongs to no account'),
    ...repeated(uids).map((uid) => `${String(uid)} has more than one record`),
    ...documentsOf(evidence, 'PastSubscriptions')
      .filter(([, { status, uid }]) => !ended.includes(String(status)) || typeof uid !== 'string')
      .map(([id, { status }]) => `${id} is past, and ${String(status)}`),
  ];
};

const ended = ['cancelled', 'expired'];

/** Differences between the order at PayPal and the record: devices, period, and the date of the first charge. */
function orderOf(evidence: Evidence, entry: BookedSubscription, record: ReturnType<typeof mapOf>): string[] {
  const billing = mapOf(record['billing']);
  const { pos_devices: devices, interval, trial_ends: firstCharge, trial_days: trialDays } = billing;
  const counted = mapOf(billing['counted'])['pos_devices'] ?? devices;
  const parts = mapOf(mapOf(record['payment_parts'])['additional_devices']);
  const startsAt = mapOf(evidence.documents['Checkouts']?.[entry.custom_id ?? ''])['startsAt'];
  const { start_time: start, period, sales = [], plan_overridden: overridden } = entry;
  const later = trialDays === 0 ? null : firstCharge;
  const agreed = startsAt instanceof Date ? startsAt : later;
  const dayMs = 24 * 60 * 60_000;
  // A charge that was taken too early and refunded immediately does not count.
  const keptEarly = sales
    .filter(({ time }) => agreed instanceof Date && Date.parse(time) <= agreed.getTime() - dayMs)
    .reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0);
  return broken([
    [
      Number(parts['quantity']) + 1 === counted,
      `${entry.id}: ${String(counted)} devices are ${String(parts['quantity'])} more`,
    ],
    [
      overridden === true || entry.quantity === devices,
      `${entry.id}: ${entry.quantity} devices are billed, not ${String(devices)}`,
    ],
    [
      !period || period.interval_unit.toLowerCase() === interval,
      `${entry.id}: billed by ${String(period?.interval_unit)}, not ${String(interval)}`,
    ],
    [
      !(startsAt instanceof Date) ||
        start === undefined ||
        Math.abs(Date.parse(start) - startsAt.getTime()) < 2_000,
      `${entry.id}: starts ${String(start)}, agreed on was ${startsAt instanceof Date ? startsAt.toISOString() : ''}`,
    ],
    [keptEarly <= 0, `${entry.id}: charged before the day that was agreed on`],
  ]);
}

/** Every movement of money is recorded once and correctly, and no others are. */
function chargesOf(evidence: Evidence): string[] {
  const sales = evidence.ledger.flatMap(({ id, sales: own = [] }) =>
    own.map((sale) => ({ ...sale, of: id })),
  );
  const present = paidRecords(evidence).map(([, record]) => record['subscriptionID']);
  const charges = evidence.documents['Charges'] ?? {};
  const like = (charge: ReturnType<typeof mapOf>) =>
    JSON.stringify([charge['subscription_id'], charge['kind'], charge['amount'], charge['currency']]);
  const wanted = new Map(
    sales.map(({ id, of, kind, amount, currency }) => [id, JSON.stringify([of, kind, amount, currency])]),
  );
  return [
    ...Object.entries(charges)
      .filter(([id, charge]) => wanted.get(id) !== like(charge))
      .map(([id]) => `the charge ${id} is not what PayPal has`),
    ...Object.entries(charges)
      .filter(([, { kind, period_start: start, period_end: end, given_back: refundedUnused }]) =>
        // A charge refunded immediately paid for nothing.
        kind === 'charge' && refundedUnused === undefined
          ? !(start instanceof Date && end instanceof Date && start < end)
          : start !== null || end !== null,
      )
      .map(([id]) => `the charge ${id} pays for no period`),
    ...sales
      .filter(({ id, of }) => present.includes(of) && !Object.hasOwn(charges, id))
      .map(({ id, of }) => `${id} of ${of} moved, and is on no record`),
  ];
}

/** Charges for nothing were refunded in full and name their owner, until the owner is deleted. */
function givenBackOf(evidence: Evidence): string[] {
  const charges = Object.values(evidence.documents['Charges'] ?? {});
  const links = evidence.documents['PayPalSubscriptions'] ?? {};
  const checkouts = evidence.documents['Checkouts'] ?? {};
  const unused = charges.filter(({ given_back: refundedUnused }) => refundedUnused !== undefined);
  return [...new Set(unused.map(({ subscription_id: id }) => String(id)))].flatMap((id) => {
    const own = charges.filter(({ subscription_id: of }) => of === id);
    const left = own.reduce(
      (sum, { kind, amount }) => sum + (kind === 'charge' ? 1 : -1) * Number(amount),
      0,
    );
    const name = evidence.ledger.find((entry) => entry.id === id)?.custom_id ?? '';
    const uid = checkouts[name]?.['uid'];
    return broken([
      [left === 0, `${left} of ${id} was not given back`],
      [
        uid === deletedOwner || links[id]?.['uid'] === uid,
        `nothing leads from the charges of ${id} to their owner`,
      ],
    ]);
  });
}

/** The recorded price is PayPal's price from the agreed date, and every movement is recorded. */
export const paidIsBacked: Rule = (evidence) => [
  ...chargesOf(evidence),
  ...givenBackOf(evidence),
  ...paidRecords(evidence).flatMap(([, record]) => {
    const id = record['subscriptionID'];
    const billing = mapOf(record['billing']);
    const found = evidence.ledger.filter((entry) => entry.id === id);
    const [entry] = found;
    if (!entry || found.length > 1)
      return [`${String(id)} is recorded, and PayPal has ${found.length} of it`];
    const same: Array<[string, unknown, unknown]> = [
      ['plan', entry.plan_id, record['paypal_plan_id']],
      ['checkout', entry.custom_id, billing['checkout_id']],
      ['amount', entry.bill?.amount, billing['total']],
      ['currency', entry.bill?.currency, billing['currency']],
      ['payer', entry.payer_id ?? null, record['payer_id']],
    ];
    return same
      .filter(([, told, recorded]) => told !== recorded)
      .map(([what, told, recorded]) => `${entry.id}: ${what} ${String(told)}, recorded ${String(recorded)}`)
      .concat(orderOf(evidence, entry, record));
  }),
];

/** No two owners share a subscription, and its link and checkout name the owner. */
export const noSharing: Rule = (evidence) => {
  const paid = paidRecords(evidence);
  const links = evidence.documents['PayPalSubscriptions'] ?? {};
  const checkouts = evidence.documents['Checkouts'] ?? {};
  const past = documentsOf(evidence, 'PastSubscriptions').filter(
    ([, { billing }]) => typeof mapOf(billing)['checkout_id'] === 'string',
  );
  const ids = [...paid, ...past].map(([, record]) => String(record['subscriptionID']));
  return [
    ...repeated(ids).map((id) => `${id} is recorded twice`),
    ...paid.flatMap(([, record]) => {
      const id = String(record['subscriptionID']);
      const { uid, checkout_id: checkoutId } = mapOf(record['billing']);
      const checkout = checkouts[String(checkoutId)];
      return broken([
        [
          checkout?.['subscriptionId'] === id || links[id]?.['uid'] === uid,
          `nothing leads from ${id} to its owner`,
        ],
        [checkout?.['uid'] === uid, `${id} belongs to another's checkout`],
        [checkout?.['state'] === 'active', `the checkout of ${id} is ${String(checkout?.['state'])}`],
      ]);
    }),
  ];
};

/** No owner is billed without a record. */
export const noOrphan: Rule = (evidence) => {
  const recorded = paidRecords(evidence).map(([, record]) => record['subscriptionID']);
  const live = evidence.ledger.filter(({ status }) => liveStatuses.includes(status)).map(({ id }) => id);
  return [
    ...ours(evidence)
      .filter(({ id, status }) => liveStatuses.includes(status) && !recorded.includes(id))
      .map(({ id, status }) => `${id} is ${status} at PayPal and recorded nowhere`),
    ...documentsOf(evidence, 'Outbox')
      .filter(([, { state, subscription_id: id }]) => state === 'done' && live.includes(String(id)))
      .map(([, { subscription_id: id }]) => `${String(id)} counts as cancelled, and lives at PayPal`),
  ];
};

/** A checkout is paid only once. */
export const oneLivePerCheckout: Rule = (evidence) =>
  repeated(
    ours(evidence)
      .filter(({ status }) => liveStatuses.includes(status))
      .map(({ custom_id: name }) => name),
  ).map((name) => `more than one live subscription names the checkout ${String(name)}`);

/** The price in a record is the price of its plan. */
export const priceTruth: Rule = (evidence) =>
  documentsOf(evidence, 'Subscriptions').flatMap(([, record]) => {
    const billing = mapOf(record['billing']);
    const plan = mapOf(evidence.documents['Plans']?.[String(billing['plan_name'])]);
    const other = mapOf(plan['prices'])[String(billing['currency'])];
    const { price } = billing['currency'] === 'USD' ? plan : mapOf(other);
    const base = mapOf(record['payment_parts'])['base_price'];
    const coupon = mapOf(record['coupon']);
    const discounted = coupon['is_free_coupon'] === false && coupon['discounted_price'] !== price;
    const changedSince = billing['changed_at_provider'] !== undefined;
    const { currency } = billing;
    const unit = isCurrency(currency) ? 10 ** currencyFacts[currency].decimals : Number.NaN;
    const { additional_device: extra } = currency === 'USD' ? plan : mapOf(other);
    const devices = Number(billing['pos_devices']);
    const total = Math.round((Number(price) + (devices - 1) * Number(extra)) * unit);
    const free = coupon['is_free_coupon'] === true;
    return broken([
      [
        changedSince || billing['total'] === (free ? 0 : total),
        `a total of ${String(billing['total'])}, not ${free ? 0 : total}`,
      ],
      [base === price || changedSince, `a base price of ${String(base)}, not ${String(price)}`],
      [!discounted, `a discounted price of ${String(coupon['discounted_price'])}`],
    ]);
  });

const recordedAs: Readonly<Record<string, string>> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

/** Errors in the end of a subscription: its date, its cause, the end of access, and no later activity. */
function endingFaults(evidence: Evidence): string[] {
  return allRecords(evidence).flatMap(([, record]) => {
    const id = String(record['subscriptionID']);
    const { at, by } = mapOf(record['cancellation']);
    const isPaid = typeof mapOf(record['billing'])['checkout_id'] === 'string';
    if (!ended.includes(String(record['status']))) {
      return broken([
        [!('cancellation' in record), `${id} goes on, and was cancelled`],
        [!isPaid || record['next_check'] instanceof Date, `${id} goes on, and is not checked any more`],
      ]);
    }
    return broken([
      [
        at instanceof Date && (by === 'owner' || by === 'provider'),
        `${id} has ended, and the record does not say how`,
      ],
      [!('waiting_change' in record), `${id} has ended, and waits for a change`],
    ]);
  });
}

/** A record's status is PayPal's, never reverted to an older one, and an end is recorded as an end. */
export const monotone: Rule = (evidence) => [
  ...endingFaults(evidence),
  ...paidRecords(evidence).flatMap(([, record]) => {
    const id = String(record['subscriptionID']);
    const entry = evidence.ledger.find((one) => one.id === id);
    const told = recordedAs[entry?.status ?? ''];
    const moments = evidence.sightings[id] ?? [];
    const since = mapOf(record['billing'])['status_since'];
    const late =
      entry?.status_update_time !== undefined &&
      since instanceof Date &&
      since > new Date(entry.status_update_time);
    const wentBack = moments.some((moment, at) => at > 0 && moment < (moments[at - 1] ?? moment));
    const same = !entry || told === record['status'];
    return broken([
      [same, `${id} is ${String(entry?.status)}, recorded ${String(record['status'])}`],
      [!wentBack, `${id} was taken back to an older status`],
      [!late, `${id} has a status of a time to come`],
    ]);
  }),
];

/** While a pause is recorded, no charge since its beginning was kept. */
export const noChargeInPause: Rule = (evidence) =>
  documentsOf(evidence, 'Subscriptions').flatMap(([, record]) => {
    const { from, covered_until: covered } = mapOf(record['pause']);
    if (!(from instanceof Date) || !(covered instanceof Date)) return [];
    const id = record['subscriptionID'];
    const sales = evidence.ledger.find((entry) => entry.id === id)?.sales ?? [];
    const kept = sales
      .filter(({ time }) => Date.parse(time) > from.getTime())
      .reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0);
    return kept > 0 ? [`${String(id)} was charged ${kept} during a pause`] : [];
  });
