import { mapOf, type BookedSubscription, type Evidence } from './evidence.ts';
import type { InvariantId } from './violation.ts';

type Documents = Record<string, Record<string, ReturnType<typeof mapOf>>>;
/** The data that a run left behind, to tamper with. */
export type Tampered = Omit<Evidence, 'documents' | 'ledger'> & {
  documents: Documents;
  ledger: BookedSubscription[];
};

/** The only document of a collection that matches. */
function one(
  { documents }: Tampered,
  collection: string,
  which: (fields: ReturnType<typeof mapOf>) => boolean,
) {
  const found = Object.entries(documents[collection] ?? {}).find(([, fields]) => which(fields));
  if (!found) throw new Error(`nothing like that in ${collection}`);
  return found;
}

/** The running subscription with a coupon. */
const paid = (evidence: Tampered) =>
  one(evidence, 'Subscriptions', ({ coupon }) => mapOf(coupon)['is_free_coupon'] === false)[1];
const free = (evidence: Tampered) =>
  one(evidence, 'Subscriptions', ({ coupon }) => mapOf(coupon)['is_free_coupon'] === true)[1];
const checkoutOf = (evidence: Tampered) => {
  const found = evidence.documents['Checkouts']?.[String(mapOf(paid(evidence)['billing'])['checkout_id'])];
  if (!found) throw new Error('there is no such checkout');
  return found;
};
/** A charge for a period that was not refunded immediately. */
const usedCharge = (evidence: Tampered) =>
  one(
    evidence,
    'Charges',
    ({ kind, given_back: refundedUnused }) => kind === 'charge' && refundedUnused === undefined,
  );
const past = (evidence: Tampered) => one(evidence, 'PastSubscriptions', () => true)[1];
const left = (evidence: Tampered) =>
  one(evidence, 'Subscriptions', ({ status }) => status === 'cancelled')[1];
/** PayPal's data on the owner who returned during a paid month. */
const back = (evidence: Tampered) => {
  const [id] = one(evidence, 'Checkouts', ({ startsAt }) => startsAt instanceof Date);
  const entry = evidence.ledger.find(({ custom_id: name }) => name === id);
  if (!entry) throw new Error('nobody came back');
  return entry;
};
const booked = (evidence: Tampered, status: string) => {
  const entry = evidence.ledger.find((one) => one.status === status);
  if (!entry) throw new Error(`nothing is ${status}`);
  return entry;
};

/** At least one way to violate each invariant. */
export const tampering: ReadonlyArray<[InvariantId, string, (evidence: Tampered) => unknown]> = [
  [
    'I1',
    'two owners are one',
    (evidence) => (mapOf(free(evidence)['billing'])['uid'] = mapOf(paid(evidence)['billing'])['uid'] ?? ''),
  ],
  ['I1', 'a record is under another address', (evidence) => (free(evidence)['email'] = 'Other@example.com')],
  [
    'I2',
    'PayPal bills another amount',
    (evidence) => (booked(evidence, 'ACTIVE').bill = { currency: 'USD', amount: 1 }),
  ],
  ['I2', 'PayPal knows nothing of it', (evidence) => (booked(evidence, 'ACTIVE').id = 'I-OTHER')],
  [
    'I2',
    'a part was kept of what paid for nothing',
    (evidence) => (one(evidence, 'Charges', ({ kind }) => kind === 'refund')[1]['amount'] = 1),
  ],
  [
    'I2',
    'nobody finds what was given back',
    (evidence) => {
      const [, { subscription_id: id }] = one(evidence, 'Charges', (charge) => 'given_back' in charge);
      delete evidence.documents['PayPalSubscriptions']?.[String(id)];
    },
  ],
  ['I3', 'a checkout is still open', (evidence) => (checkoutOf(evidence)['state'] = 'open')],
  ['I3', 'nothing leads to it', (evidence) => (checkoutOf(evidence)['subscriptionId'] = 'I-OTHER')],
  ['I4', 'a second one is still billed', (evidence) => (booked(evidence, 'CANCELLED').status = 'ACTIVE')],
  [
    'I4',
    'a record is gone',
    (evidence) => delete evidence.documents['Subscriptions']?.[String(paid(evidence)['email'])],
  ],
  [
    'I5',
    'two name one checkout',
    (evidence) => {
      const live = booked(evidence, 'ACTIVE');
      evidence.ledger.push({ ...live, id: 'I-TWIN' });
    },
  ],
  [
    'I6',
    'a use is gone for nothing',
    (evidence) => (mapOf(evidence.documents['Credentials']?.['Coupons']?.['FREE50'])['applies_left'] = 48),
  ],
  [
    'I6',
    'there are fewer than no uses',
    (evidence) => (mapOf(evidence.documents['Credentials']?.['Coupons']?.['FREE50'])['applies_left'] = -1),
  ],
  ['I7', 'a free one has its own id', (evidence) => (free(evidence)['orderID'] = 'MINE')],
  [
    'I7',
    'an owner redeemed twice',
    (evidence) => {
      const [, fields] = one(evidence, 'Redemptions', ({ code }) => code === 'FREE50');
      evidence.documents['Redemptions'] = { ...evidence.documents['Redemptions'], again: { ...fields } };
    },
  ],
  ['I8', 'a password is kept', (evidence) => (free(evidence)['password'] = 'carnitas')],
  [
    'I8',
    'a secret is in a text',
    (evidence) => {
      evidence.secrets = ['al pastor'];
      free(evidence)['customerName'] = 'tacos al pastor';
    },
  ],
  [
    'I9',
    'a price is not its plan’s',
    (evidence) => (mapOf(paid(evidence)['payment_parts'])['base_price'] = 1),
  ],
  ['I10', 'an event counts that was never sent', (evidence) => (evidence.sentEvents = [])],
  [
    'I10',
    'an owner was greeted twice',
    (evidence) => {
      const greets = ({ message }: ReturnType<typeof mapOf>) =>
        mapOf(message)['subject'] === 'Your Curbwise subscription is active';
      const [, letter] = one(evidence, 'mail', greets);
      evidence.documents['mail'] = { ...evidence.documents['mail'], again: { ...letter } };
    },
  ],
  [
    'I11',
    'an owner was told of something else',
    (evidence) =>
      (evidence.history = [
        { email: String(paid(evidence)['email']), outcome: 'ok', subscriptionId: 'I-OTHER' },
      ]),
  ],
  [
    'I11',
    'a refused owner has it all the same',
    (evidence) => (evidence.history = [{ email: String(free(evidence)['email']), outcome: 'failed' }]),
  ],
  [
    'I12',
    'it ended and the record does not say so',
    (evidence) => (booked(evidence, 'ACTIVE').status = 'CANCELLED'),
  ],
  [
    'I12',
    'it was taken back',
    (evidence) => (evidence.sightings = { [booked(evidence, 'ACTIVE').id]: [new Date(2), new Date(1)] }),
  ],
  ['I14', 'a line names an owner', (evidence) => (evidence.lines = ['ada@truck.example'])],
  [
    'I16',
    'a cancellation was given up',
    (evidence) => (one(evidence, 'Outbox', () => true)[1]['state'] = 'dead'),
  ],
  [
    'I16',
    'a use is held for ever',
    (evidence) =>
      (one(evidence, 'CouponUses', () => true)[1]['holds'] = {
        uid: new Date(evidence.now.getTime() + 3_600_000),
      }),
  ],
  [
    'I17',
    'a coupon got another plan',
    (evidence) => (mapOf(evidence.documents['Credentials']?.['Coupons']?.['LAUNCH'])['plan_name'] = 'Yearly'),
  ],
  [
    'I17',
    'a plan got another price',
    (evidence) => (one(evidence, 'Plans', ({ name }) => name === 'Monthly')[1]['price'] = 1),
  ],
  ['I1', 'a past record goes on', (evidence) => (past(evidence)['status'] = 'active')],
  [
    'I2',
    'the devices are others',
    (evidence) => (mapOf(mapOf(paid(evidence)['payment_parts'])['additional_devices'])['quantity'] = 7),
  ],
  ['I2', 'other devices are billed', (evidence) => (booked(evidence, 'ACTIVE').quantity = 9)],
  [
    'I2',
    'another period is billed',
    (evidence) => (booked(evidence, 'ACTIVE').period = { interval_unit: 'YEAR' }),
  ],
  [
    'I2',
    'it starts on another day than agreed',
    (evidence) => (back(evidence).start_time = new Date(0).toISOString()),
  ],
  [
    'I2',
    'it charges before the day that was agreed on',
    (evidence) => {
      const entry = back(evidence);
      const { time = '' } = evidence.ledger.flatMap(({ sales = [] }) => sales)[0] ?? {};
      const early = { id: 'EARLY', kind: 'charge', time, amount: 5900, currency: 'USD' };
      entry.sales = [early];
      const [, charge] = usedCharge(evidence);
      evidence.documents['Charges'] = {
        ...evidence.documents['Charges'],
        EARLY: { ...charge, subscription_id: entry.id, amount: 5900 },
      };
    },
  ],
  ['I2', 'money is on record that never moved', (evidence) => (usedCharge(evidence)[1]['amount'] = 1)],
  ['I2', 'a charge pays for no time', (evidence) => (usedCharge(evidence)[1]['period_end'] = null)],
  [
    'I2',
    'money moved that is on no record',
    (evidence) => {
      booked(evidence, 'ACTIVE').sales = [
        { id: 'UNSEEN', kind: 'refund', time: evidence.now.toISOString(), amount: 100, currency: 'USD' },
      ];
    },
  ],
  [
    'I3',
    'a past record shares it',
    (evidence) => (past(evidence)['subscriptionID'] = paid(evidence)['subscriptionID'] ?? ''),
  ],
  [
    'I4',
    'a cancellation is done that is none',
    (evidence) =>
      (one(evidence, 'Outbox', ({ state }) => state === 'done')[1]['subscription_id'] = booked(
        evidence,
        'ACTIVE',
      ).id),
  ],
  [
    'I6',
    'a person sees another count than the true one',
    (evidence) => (one(evidence, 'CouponUses', ({ code }) => code === 'LAUNCH')[1]['left'] = 7),
  ],
  ['I9', 'a total is not what was added up', (evidence) => (mapOf(paid(evidence)['billing'])['total'] = 1)],
  ['I12', 'an end has no day', (evidence) => delete mapOf(left(evidence)['cancellation'])['at']],
  ['I12', 'no next check of a record that goes on', (evidence) => delete paid(evidence)['next_check']],
  [
    'I12',
    'what goes on was cancelled',
    (evidence) => (paid(evidence)['cancellation'] = left(evidence)['cancellation'] ?? null),
  ],
  [
    'I16',
    'a deletion is not finished',
    (evidence) =>
      (evidence.documents['Deletions'] = { x: { email: 'x', begun: new Date(0), due: new Date(0) } }),
  ],
  [
    'I18',
    'an owner was charged during a pause',
    (evidence) => {
      const charged = evidence.ledger.filter(({ sales = [] }) => sales.length > 0).map(({ id }) => id);
      const ofCharged = one(evidence, 'Subscriptions', ({ subscriptionID: id }) =>
        charged.includes(String(id)),
      );
      ofCharged[1]['pause'] = { from: new Date(0), covered_until: new Date(0) };
    },
  ],
  ['I16', 'a reminder was forgotten', (evidence) => (paid(evidence)['reminder_due'] = new Date(0))],
  [
    'I17',
    'a plan lost a currency',
    (evidence) => delete mapOf(one(evidence, 'Plans', ({ name }) => name === 'Yearly')[1]['prices'])['EUR'],
  ],
];
