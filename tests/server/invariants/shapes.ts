import { emptyRegistration } from '#domain/registration.ts';
import type { Fields, Value } from '#functions/store/Store.ts';
import { registrationToFields } from '#functions/documents/format/registrationFields.ts';
import { documentsOf, mapOf } from './evidence.ts';
import type { Rule } from './violation.ts';

/** The type of a field's value. `?` also allows null. */
type Kind = 'text' | 'text?' | 'number' | 'flag' | 'date' | 'date?' | 'map' | 'map?' | 'list';

interface Shape {
  required: Readonly<Record<string, Kind>>;
  optional?: Readonly<Record<string, Kind>>;
}

/** Maximum length of a text in a document: an e-mail to an owner. */
const longest = 40_000;

const texts = (...names: string[]): Record<string, Kind> =>
  Object.fromEntries(names.map((name) => [name, 'text']));

/** The form's fields as stored. */
function registrationShape(): Record<string, Kind> {
  const stored = Object.entries(registrationToFields({ ...emptyRegistration, termsAccepted: true }));
  return Object.fromEntries(stored.map(([name, value]) => [name, kindOf(value) as Kind]));
}

const recordShape: Shape = {
  required: {
    ...texts(
      'status',
      'customerName',
      'restaurantName',
      'charge_period',
      'email',
      'branch_email',
      'currency',
    ),
    ...texts('subscriptionID', 'payer_id', 'paypal_plan_id', 'orderID'),
    last_charging_date: 'date?',
    is_last_payment_successful: 'flag',
    google_sign_on: 'flag',
    consents: 'map',
    payment_parts: 'map',
    subscriptionDetails: 'map',
    billing: 'map',
  },
  optional: {
    ...texts('business_name', 'tax_number', 'language'),
    coupon: 'map',
    books: 'map',
    next_check: 'date?',
    cancellation: 'map',
    reminder_due: 'date',
    last_notice: 'text',
    pause: 'map',
    pause_due: 'date',
    facts: 'list',
    price_change: 'map',
    money_version: 'number',
    transactions_read_at: 'date',
    waiting_change: 'map',
    asked_changes: 'list',
    agreements: 'list',
    paid_devices: 'number',
  },
};

/** The fields of a document's maps. */
const within: Readonly<Record<string, Shape>> = {
  billing: {
    required: {
      ...texts('uid', 'plan_name', 'interval', 'currency'),
      checkout_id: 'text?',
      pos_devices: 'number',
      total: 'number',
      trial_days: 'number',
      trial_ends: 'date',
      created: 'date',
      coupon_code: 'text?',
      status_since: 'date?',
    },
    optional: {
      status_read: 'date',
      changed_at_provider: 'date',
      unreadable_at_provider: 'flag',
      changed_from: 'map',
      counted: 'map',
      moved_charge: 'map',
    },
  },
  cancellation: { required: { at: 'date', by: 'text', reason: 'text?' } },
  payment_parts: { required: { base_price: 'number', additional_devices: 'map' } },
  subscriptionDetails: { required: texts('next_billing_time', 'create_time') },
  consents: { required: { marketing: 'flag', termsAccepted: 'flag', dateAccepted: 'date' } },
  coupon: {
    required: {
      ...texts('code', 'plan_name', 'original_plan', 'paypal_plan_id'),
      applied: 'flag',
      is_free_coupon: 'flag',
      applied_date: 'date',
      discounted_price: 'number',
    },
  },
};

/** The documents that the functions write. A new field must be added here; registrations follow their schema. */
const shapes: Readonly<Record<string, Shape>> = {
  Subscriptions: recordShape,
  Registrations: {
    required: {
      ...registrationShape(),
      ...texts('email', 'suffix'),
      google_sign_on: 'flag',
      accepted_at: 'date',
      checkout_id: 'text?',
      checkouts_opened: 'map?',
    },
    optional: { language: 'text', address_moved: 'date?' },
  },
  Checkouts: {
    required: {
      ...texts('uid', 'email', 'state', 'planName', 'chosenPlanName', 'interval', 'currency'),
      paypalPlanId: 'text',
      created: 'date',
      nextCheck: 'date',
      checks: 'number',
      posDevices: 'number',
      basePrice: 'number',
      total: 'number',
      trialDays: 'number',
      couponCode: 'text?',
      couponHeldUntil: 'date?',
      subscriptionId: 'text?',
      approveUrl: 'text?',
      startsAt: 'date?',
    },
    optional: { ended: 'map', expires_at: 'date?', agreement: 'map' },
  },
  PayPalSubscriptions: { required: texts('checkout_id', 'uid') },
  CodesOfAccounts: { required: { at: 'date' } },
  Redemptions: { required: { ...texts('code', 'uid'), at: 'date', overrun: 'flag' } },
  CouponUses: {
    required: { code: 'text', left: 'number', shown: 'number', holds: 'map', unpublished: 'flag' },
  },
  Trials: { required: { began: 'date' } },
  Outbox: {
    required: {
      ...texts('kind', 'subscription_id', 'reason', 'state'),
      created: 'date',
      tries: 'number',
      missing: 'number',
    },
    optional: {
      next_try: 'date',
      give_back_to: 'text',
      give_back_since: 'date',
      last_due: 'date',
      language: 'text',
    },
  },
  mail: { required: { to: 'list', created: 'date', message: 'map' }, optional: { uid: 'text' } },
  WebhookEvents: {
    required: { type: 'text', resource: 'text?', received: 'date', handled: 'flag', expires_at: 'date' },
  },
  OwnerLinks: {
    required: { ...texts('kind', 'uid', 'email', 'to', 'hash'), made: 'date', expires_at: 'date' },
  },
  RateLimits: { required: { count: 'number', expires_at: 'date' } },
  Charges: {
    required: {
      ...texts('subscription_id', 'kind', 'currency'),
      at: 'date',
      amount: 'number',
      period_start: 'date?',
      period_end: 'date?',
      recorded: 'date',
    },
    optional: {
      given_back: 'date',
      of: 'text',
      returned: 'text',
      returned_at: 'date',
      unnamed: 'flag',
      numbered_by: 'text',
      listed: 'flag',
    },
  },
  PastSubscriptions: {
    required: { ...recordShape.required, uid: 'text', replaced_at: 'date' },
    optional: recordShape.optional ?? {},
  },
  Bookkeeping: {
    required: { paypal_plan_id: 'text', status: 'text', owner_deleted: 'date' },
    optional: {
      ...texts('plan_name', 'interval', 'currency'),
      coupon_code: 'text?',
      pos_devices: 'number',
      total: 'number',
      trial_days: 'number',
      trial_ends: 'date',
      created: 'date',
      last_charging_date: 'date?',
      transactions_read_at: 'date',
      money_version: 'number',
    },
  },
  Agreements: { required: { agreements: 'list', expires_at: 'date' } },
  Deletions: { required: { email: 'text', begun: 'date', due: 'date' }, optional: { mail: 'map' } },
  Comparisons: {
    required: {},
    optional: { hour: 'number', used: 'number', last: 'text?', not_before: 'date', read_until: 'date' },
  },
};

function kindOf(value: Value | undefined): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'date';
  if (Array.isArray(value)) return 'list';
  const names: Readonly<Record<string, string>> = { string: 'text', boolean: 'flag', object: 'map' };
  return names[typeof value] ?? typeof value;
}

const fits = (kind: Kind, value: Value | undefined) =>
  kind === kindOf(value) || (kind.endsWith('?') && [kind.slice(0, -1), 'null'].includes(kindOf(value)));

/** Not undefined, NaN or an overlong text, at any depth. */
function isStorable(value: Value | undefined): boolean {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return false;
  if (typeof value === 'string') return value.length <= longest;
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

/** The differences between fields and their shape. */
function unlike(place: string, { required, optional = {} }: Shape, fields: Fields): string[] {
  const known: Readonly<Record<string, Kind>> = { ...required, ...optional };
  const missing = Object.keys(required).filter((name) => !Object.hasOwn(fields, name));
  const wrong = Object.entries(fields).filter(([name, value]) => {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    return kind === undefined || !fits(kind, value) || !isStorable(value);
  });
  return missing
    .map((name) => `${place}: no ${name}`)
    .concat(wrong.map(([name, value]) => `${place}: ${name} is a ${kindOf(value)}`));
}

const ofRecords = ['Subscriptions', 'PastSubscriptions'];

/** Every document has exactly its allowed fields, and so do the maps in a record. */
export const shapesHold: Rule = (evidence) =>
  Object.entries(shapes).flatMap(([collection, shape]) =>
    documentsOf(evidence, collection).flatMap(([, fields]) => {
      const maps = ofRecords.includes(collection) ? Object.entries(within) : [];
      const inner = maps
        .filter(([name]) => Object.hasOwn(fields, name))
        .flatMap(([name, its]) => unlike(`${collection}, ${name}`, its, mapOf(fields[name])));
      return unlike(collection, shape, fields).concat(inner);
    }),
  );
