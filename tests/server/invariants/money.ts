import { storedNames } from '#functions/services/storedNames.ts';
import { documentsOf, mapOf, paidRecords, type Evidence } from './evidence.ts';
import { broken, repeated, type Rule } from './violation.ts';

const liveStatuses = ['APPROVED', 'ACTIVE', 'SUSPENDED'];

/** Subscriptions at PayPal that were opened for one of our checkouts; what strangers have there is not ours to end. */
function ours(evidence: Evidence): Evidence['ledger'] {
  const checkouts = evidence.documents['Checkouts'] ?? {};
  const links = evidence.documents[storedNames.providerSubscriptions] ?? {};
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
    ...uids.filter((uid) => typeof uid !== 'string' || uid === '').map(() => 'a record belongs to nobody'),
    ...repeated(uids).map((uid) => `${String(uid)} has more than one record`),
  ];
};

/** What is recorded as paid is what PayPal bills. */
export const paidIsBacked: Rule = (evidence) =>
  paidRecords(evidence).flatMap(([, record]) => {
    const id = record[storedNames.subscriptionId];
    const billing = mapOf(record['billing']);
    const found = evidence.ledger.filter((entry) => entry.id === id);
    const [entry] = found;
    if (!entry || found.length > 1)
      return [`${String(id)} is recorded, and PayPal has ${found.length} of it`];
    const same: Array<[string, unknown, unknown]> = [
      ['plan', entry.plan_id, record[storedNames.providerPlanId]],
      ['checkout', entry.custom_id, billing['checkout_id']],
      ['amount', entry.bill?.amount, billing['total']],
      ['currency', entry.bill?.currency, billing['currency']],
      ['payer', entry.payer_id ?? null, record[storedNames.payerId]],
    ];
    return same
      .filter(([, told, recorded]) => told !== recorded)
      .map(([what, told, recorded]) => `${entry.id}: ${what} ${String(told)}, recorded ${String(recorded)}`);
  });

/** No two owners share a subscription, and its link and checkout name the owner. */
export const noSharing: Rule = (evidence) => {
  const paid = paidRecords(evidence);
  const links = evidence.documents[storedNames.providerSubscriptions] ?? {};
  const checkouts = evidence.documents['Checkouts'] ?? {};
  const ids = paid.map(([, record]) => String(record[storedNames.subscriptionId]));
  return [
    ...repeated(ids).map((id) => `${id} is recorded twice`),
    ...paid.flatMap(([, record]) => {
      const id = String(record[storedNames.subscriptionId]);
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

/** Nobody is billed without a record. */
export const noOrphan: Rule = (evidence) => {
  const recorded = paidRecords(evidence).map(([, record]) => record[storedNames.subscriptionId]);
  return ours(evidence)
    .filter(({ id, status }) => liveStatuses.includes(status) && !recorded.includes(id))
    .map(({ id, status }) => `${id} is ${status} at PayPal and recorded nowhere`);
};

/** A checkout is paid for once. */
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
    return broken([
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

/** A record's status is PayPal's, and was never taken back to an older one. */
export const monotone: Rule = (evidence) =>
  paidRecords(evidence).flatMap(([, record]) => {
    const id = String(record[storedNames.subscriptionId]);
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
  });
