import type { Issue } from './issues.ts';

/**
 * What PayPal's OpenAPI descriptions say of the bodies that travel between us: lengths, patterns, closed sets of words, what is
 * required, and which refusals an operation knows. A `source` names the description and the schema in it:
 * paypal/paypal-rest-api-specifications at commit ec4d8f3, `openapi/billing_subscriptions_v1.json` (subscriptions, 1.6),
 * `catalogs_products_v1.json` (products, 1.0), `notifications_webhooks_v1.json` (webhooks, 1.11), `payments_payment_v2.json`
 * (payments, 2.5). Parts that neither side sends are left out: cards, addresses, telephones, platform fees.
 *
 * The simulator's readers take their bounds from here, its every answer is checked against it (`contractGate.ts`), and so is
 * everything our client sends and everything PayPal's own sandbox answers (`npm run contract`).
 */

/** A text's length, and its pattern or the closed set of its words. */
export interface TextConstraint {
  min?: number;
  max?: number;
  pattern?: string;
  words?: readonly string[];
}

/** What one field may hold. */
export type Constraint =
  | { text: TextConstraint }
  | { whole: { min: number; max: number } }
  | { flag: true }
  | { list: { of: Constraint; min?: number; max?: number } }
  | { shape: string }
  | { anything: true };

/** What a JSON object may hold. A field that is not listed is not documented. */
export interface Shape {
  /** The description, and the schema in it. */
  source: string;
  required: readonly string[];
  fields: Readonly<Record<string, Constraint>>;
}

/** subscriptions#date_time */
const moment = {
  text: {
    min: 20,
    max: 64,
    pattern:
      '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])[T,t]([0-1][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$',
  },
} as const;

/** The quantity of subscriptions#subscription_request_post and subscriptions#pricing_tier. */
const quantity = { text: { min: 1, max: 32, pattern: '^([0-9]+|([0-9]+)?[.][0-9]+)$' } } as const;

/** subscriptions#account_id */
const payerId = { text: { min: 13, max: 13, pattern: '^[2-9A-HJ-NP-Z]{13}$' } } as const;

/** The value of subscriptions#money and subscriptions#percentage. */
const decimal = '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$';

/** The `custom_id` of subscriptions#subscription_request_post. */
const customId = { text: { min: 1, max: 127, pattern: String.raw`^[\x20-\x7E]+` } } as const;

/** How charges are made, in a plan and where a subscription overrides its plan. */
const paymentPreferences = {
  auto_bill_outstanding: { flag: true },
  setup_fee: { shape: 'money' },
  setup_fee_failure_action: { text: { min: 1, max: 24, words: ['CONTINUE', 'CANCEL'] } },
  payment_failure_threshold: { whole: { min: 0, max: 999 } },
} as const;

/** Taxes, in a plan and where a subscription overrides its plan. */
const taxes = {
  percentage: { text: { pattern: decimal } },
  inclusive: { flag: true },
} as const;

/** A plan, as it is asked for and as it is answered. */
const plan = {
  product_id: { text: { min: 6, max: 50 } },
  name: { text: { min: 1, max: 127 } },
  status: { text: { min: 1, max: 24, words: ['CREATED', 'INACTIVE', 'ACTIVE'] } },
  description: { text: { min: 1, max: 127 } },
  billing_cycles: { list: { of: { shape: 'billingCycle' }, min: 1, max: 12 } },
  payment_preferences: { shape: 'paymentPreferences' },
  taxes: { shape: 'taxes' },
  quantity_supported: { flag: true },
} as const;

/** A product, as it is asked for and as it is answered. */
const product = {
  id: { text: { min: 6, max: 50 } },
  name: { text: { min: 1, max: 127 } },
  description: { text: { min: 1, max: 256 } },
  type: { text: { min: 1, max: 24, words: ['PHYSICAL', 'DIGITAL', 'SERVICE'] } },
  image_url: { text: { min: 1, max: 2000 } },
  home_url: { text: { min: 1, max: 2000 } },
  category: { text: { min: 4, max: 256, pattern: '^[A-Z_]+$' } },
} as const;

/** What every page of a list says of the whole list. */
const pageOfList = {
  total_items: { whole: { min: 0, max: 500000000 } },
  total_pages: { whole: { min: 0, max: 100000000 } },
  links: { list: { of: { shape: 'linkDescription' }, min: 1, max: 10 } },
} as const;

/** Every object that travels between us and PayPal. */
export const shapes = {
  money: {
    source: 'subscriptions#money',
    required: ['currency_code', 'value'],
    fields: {
      currency_code: { text: { min: 3, max: 3 } },
      value: { text: { max: 32, pattern: decimal } },
    },
  },
  pricingTier: {
    source: 'subscriptions#pricing_tier',
    required: ['starting_quantity', 'amount'],
    fields: {
      starting_quantity: quantity,
      ending_quantity: quantity,
      amount: { shape: 'money' },
    },
  },
  pricingScheme: {
    source: 'subscriptions#pricing_scheme',
    required: [],
    fields: {
      version: { whole: { min: 0, max: 999 } },
      fixed_price: { shape: 'money' },
      pricing_model: { text: { min: 1, max: 24, words: ['VOLUME', 'TIERED'] } },
      tiers: { list: { of: { shape: 'pricingTier' }, min: 1, max: 32 } },
      create_time: moment,
      update_time: moment,
    },
  },
  frequency: {
    source: 'subscriptions#frequency',
    required: ['interval_unit'],
    fields: {
      interval_unit: { text: { min: 1, max: 24, words: ['DAY', 'WEEK', 'MONTH', 'YEAR'] } },
      interval_count: { whole: { min: 1, max: 365 } },
    },
  },
  billingCycle: {
    source: 'subscriptions#billing_cycle',
    required: ['frequency', 'tenure_type', 'sequence'],
    fields: {
      pricing_scheme: { shape: 'pricingScheme' },
      frequency: { shape: 'frequency' },
      tenure_type: { text: { min: 1, max: 24, words: ['REGULAR', 'TRIAL'] } },
      sequence: { whole: { min: 1, max: 99 } },
      total_cycles: { whole: { min: 0, max: 999 } },
    },
  },
  paymentPreferences: {
    source: 'subscriptions#payment_preferences',
    required: [],
    fields: paymentPreferences,
  },
  taxes: {
    source: 'subscriptions#taxes',
    required: ['percentage'],
    fields: taxes,
  },
  plan: {
    source: 'subscriptions#plan',
    required: [],
    fields: {
      id: { text: { min: 3, max: 50 } },
      ...plan,
      create_time: moment,
      update_time: moment,
      links: { list: { of: { shape: 'linkDescription' }, min: 1, max: 10 } },
    },
  },
  planCollection: {
    source: 'subscriptions#plan_collection',
    required: [],
    fields: {
      plans: { list: { of: { shape: 'plan' }, max: 32767 } },
      ...pageOfList,
    },
  },
  planRequest: {
    source: 'subscriptions#plan_request_POST',
    required: ['name', 'billing_cycles', 'payment_preferences', 'product_id'],
    fields: plan,
  },
  name: {
    source: 'subscriptions#name',
    required: [],
    fields: {
      prefix: { text: { max: 140 } },
      given_name: { text: { max: 140 } },
      surname: { text: { max: 140 } },
      middle_name: { text: { max: 140 } },
      suffix: { text: { max: 140 } },
      alternate_full_name: { text: { max: 300 } },
      full_name: { text: { max: 300 } },
    },
  },
  subscriberRequest: {
    source: 'subscriptions#subscriber_request',
    required: [],
    fields: {
      name: { shape: 'name' },
      email_address: { text: { max: 254 } },
      payer_id: payerId,
    },
  },
  subscriber: {
    source: 'subscriptions#subscriber',
    required: [],
    fields: {
      name: { shape: 'name' },
      email_address: { text: { max: 254 } },
      payer_id: payerId,
    },
  },
  applicationContext: {
    source: 'subscriptions#application_context',
    required: ['return_url', 'cancel_url'],
    fields: {
      brand_name: { text: { min: 1, max: 127 } },
      locale: { text: { min: 2, max: 10, pattern: '^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$' } },
      shipping_preference: {
        text: { min: 1, max: 24, words: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'] },
      },
      user_action: { text: { min: 1, max: 24, words: ['CONTINUE', 'SUBSCRIBE_NOW'] } },
      payment_method: { shape: 'paymentMethod' },
      return_url: { text: { min: 10, max: 4000 } },
      cancel_url: { text: { min: 10, max: 4000 } },
    },
  },
  paymentMethod: {
    source: 'subscriptions#payment_method',
    required: [],
    fields: {
      payer_selected: { text: { min: 1, pattern: '^[0-9A-Z_]+$' } },
      payee_preferred: { text: { min: 1, max: 255, words: ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'] } },
      standard_entry_class_code: { text: { min: 3, max: 255, words: ['TEL', 'WEB', 'CCD', 'PPD'] } },
    },
  },
  planOverride: {
    source: 'subscriptions#plan_override',
    required: [],
    fields: {
      billing_cycles: { list: { of: { shape: 'billingCycleOverride' }, min: 1, max: 12 } },
      payment_preferences: { shape: 'paymentPreferencesOverride' },
      taxes: { shape: 'taxesOverride' },
    },
  },
  paymentPreferencesOverride: {
    source: 'subscriptions#payment_preferences_override',
    required: [],
    fields: paymentPreferences,
  },
  taxesOverride: {
    source: 'subscriptions#taxes_override',
    required: [],
    fields: taxes,
  },
  billingCycleOverride: {
    source: 'subscriptions#billing_cycle_override',
    required: ['sequence'],
    fields: {
      pricing_scheme: { shape: 'pricingScheme' },
      sequence: { whole: { min: 1, max: 99 } },
      total_cycles: { whole: { min: 0, max: 999 } },
    },
  },
  subscriptionRequest: {
    source: 'subscriptions#subscription_request_post',
    required: ['plan_id'],
    fields: {
      plan_id: { text: { min: 3, max: 50 } },
      start_time: moment,
      quantity,
      shipping_amount: { shape: 'money' },
      subscriber: { shape: 'subscriberRequest' },
      application_context: { shape: 'applicationContext' },
      custom_id: customId,
      plan: { shape: 'planOverride' },
    },
  },
  subscription: {
    source: 'subscriptions#subscription',
    required: [],
    fields: {
      id: { text: { min: 3, max: 50 } },
      plan_id: { text: { min: 3, max: 50 } },
      start_time: moment,
      quantity,
      shipping_amount: { shape: 'money' },
      subscriber: { shape: 'subscriber' },
      billing_info: { shape: 'subscriptionBillingInfo' },
      create_time: moment,
      update_time: moment,
      custom_id: customId,
      plan_overridden: { flag: true },
      plan: { shape: 'plan' },
      links: { list: { of: { shape: 'linkDescription' } } },
      status: {
        text: {
          min: 1,
          max: 24,
          words: ['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'],
        },
      },
      status_change_note: { text: { min: 1, max: 128 } },
      status_update_time: moment,
    },
  },
  cycleExecution: {
    source: 'subscriptions#cycle_execution',
    required: ['tenure_type', 'sequence', 'cycles_completed'],
    fields: {
      tenure_type: { text: { min: 1, max: 24, words: ['REGULAR', 'TRIAL'] } },
      sequence: { whole: { min: 0, max: 99 } },
      cycles_completed: { whole: { min: 0, max: 9999 } },
      cycles_remaining: { whole: { min: 0, max: 9999 } },
      current_pricing_scheme_version: { whole: { min: 1, max: 99 } },
      total_cycles: { whole: { min: 0, max: 999 } },
    },
  },
  lastPaymentDetails: {
    source: 'subscriptions#last_payment_details',
    required: ['amount', 'time'],
    fields: {
      amount: { shape: 'money' },
      time: moment,
    },
  },
  failedPaymentDetails: {
    source: 'subscriptions#failed_payment_details',
    required: ['amount', 'time'],
    fields: {
      amount: { shape: 'money' },
      time: moment,
      reason_code: {
        text: {
          min: 1,
          max: 120,
          words: [
            'PAYMENT_DENIED',
            'INTERNAL_SERVER_ERROR',
            'PAYEE_ACCOUNT_RESTRICTED',
            'PAYER_ACCOUNT_RESTRICTED',
            'PAYER_CANNOT_PAY',
            'SENDING_LIMIT_EXCEEDED',
            'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
            'CURRENCY_MISMATCH',
          ],
        },
      },
      next_payment_retry_time: moment,
    },
  },
  subscriptionBillingInfo: {
    source: 'subscriptions#subscription_billing_info',
    required: ['outstanding_balance', 'failed_payments_count'],
    fields: {
      outstanding_balance: { shape: 'money' },
      cycle_executions: { list: { of: { shape: 'cycleExecution' }, max: 3 } },
      last_payment: { shape: 'lastPaymentDetails' },
      next_billing_time: moment,
      final_payment_time: moment,
      failed_payments_count: { whole: { min: 0, max: 999 } },
      last_failed_payment: { shape: 'failedPaymentDetails' },
    },
  },
  reviseRequest: {
    source: 'subscriptions#subscription_revise_request',
    required: [],
    fields: {
      plan_id: { text: { min: 3, max: 50 } },
      quantity,
      shipping_amount: { shape: 'money' },
      application_context: { shape: 'applicationContext' },
      plan: { shape: 'planOverride' },
    },
  },
  reviseReply: {
    source: 'subscriptions#subscription_revise_response',
    required: [],
    fields: {
      plan_overridden: { flag: true },
      links: { list: { of: { shape: 'linkDescription' } } },
      plan_id: { text: { min: 3, max: 50 } },
      quantity,
      shipping_amount: { shape: 'money' },
      application_context: { shape: 'applicationContext' },
      plan: { shape: 'planOverride' },
    },
  },
  reasonRequest: {
    source: 'subscriptions#subscription_cancel_request',
    required: ['reason'],
    fields: {
      reason: { text: { min: 1, max: 128 } },
    },
  },
  amountWithBreakdown: {
    source: 'subscriptions#amount_with_breakdown',
    required: ['gross_amount'],
    fields: {
      gross_amount: { shape: 'money' },
      total_item_amount: { shape: 'money' },
      fee_amount: { shape: 'money' },
      shipping_amount: { shape: 'money' },
      tax_amount: { shape: 'money' },
      net_amount: { shape: 'money' },
    },
  },
  transaction: {
    source: 'subscriptions#transaction',
    required: ['id', 'amount_with_breakdown', 'time'],
    fields: {
      id: { text: { min: 3, max: 50 } },
      amount_with_breakdown: { shape: 'amountWithBreakdown' },
      payer_email: { text: { min: 3, max: 254, pattern: String.raw`^.+@[^"\-].+$` } },
      time: moment,
      status: { text: { words: ['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED'] } },
    },
  },
  transactionsList: {
    source: 'subscriptions#transactions_list',
    required: [],
    fields: {
      transactions: { list: { of: { shape: 'transaction' }, max: 32767 } },
      ...pageOfList,
    },
  },
  linkDescription: {
    source: 'subscriptions#link_description',
    required: ['href', 'rel'],
    fields: {
      href: { text: {} },
      rel: { text: {} },
      method: { text: { words: ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'CONNECT', 'OPTIONS', 'PATCH'] } },
    },
  },
  productRequest: {
    source: 'products#product_request_POST',
    required: ['name', 'type'],
    fields: product,
  },
  product: {
    source: 'products#product',
    required: [],
    fields: {
      ...product,
      create_time: moment,
      update_time: moment,
      links: { list: { of: { shape: 'linkDescription' } } },
    },
  },
  productCollection: {
    source: 'products#product_collection',
    required: [],
    fields: {
      products: { list: { of: { shape: 'listedProduct' }, min: 1, max: 32767 } },
      total_items: { whole: { min: 0, max: 500000000 } },
      total_pages: { whole: { min: 0, max: 100000000 } },
      links: { list: { of: { shape: 'linkDescription' } } },
    },
  },
  listedProduct: {
    source: 'products#product_collection_element',
    required: [],
    fields: {
      id: { text: { min: 6, max: 50 } },
      name: { text: { min: 1, max: 127 } },
      description: { text: { min: 1, max: 256 } },
      create_time: moment,
      links: { list: { of: { shape: 'linkDescription' } } },
    },
  },
  webhook: {
    source: 'webhooks#webhook',
    required: ['url', 'event_types'],
    fields: {
      id: { text: {} },
      url: { text: { max: 2048 } },
      event_types: { list: { of: { shape: 'eventType' }, max: 500 } },
      links: { list: { of: { shape: 'linkDescription' } } },
    },
  },
  eventType: {
    source: 'webhooks#event_type',
    required: ['name'],
    fields: {
      name: { text: {} },
      description: { text: {} },
      status: { text: {} },
      resource_versions: { list: { of: { text: {} } } },
    },
  },
  webhookList: {
    source: 'webhooks#WebhookList',
    required: [],
    fields: {
      webhooks: { list: { of: { shape: 'webhook' } } },
    },
  },
  verifyRequest: {
    source: 'webhooks#verify_webhook_signature',
    required: [
      'auth_algo',
      'cert_url',
      'transmission_id',
      'transmission_sig',
      'transmission_time',
      'webhook_id',
      'webhook_event',
    ],
    fields: {
      auth_algo: { text: { max: 100, pattern: '^[a-zA-Z0-9]+$' } },
      cert_url: { text: { max: 500 } },
      transmission_id: { text: { max: 50, pattern: String.raw`^(?!\d+$)\w+\S+` } },
      transmission_sig: { text: { max: 500, pattern: String.raw`^(?!\d+$)\w+\S+` } },
      transmission_time: { text: { max: 100 } },
      webhook_id: { text: { max: 50, pattern: '^[a-zA-Z0-9]+$' } },
      webhook_event: { shape: 'webhookEvent' },
    },
  },
  verifyReply: {
    source: 'webhooks#verify_webhook_signature_response',
    required: ['verification_status'],
    fields: {
      verification_status: { text: { words: ['SUCCESS', 'FAILURE'] } },
    },
  },
  webhookEvent: {
    source: 'webhooks#event',
    required: [],
    fields: {
      id: { text: {} },
      create_time: { text: {} },
      resource_type: { text: {} },
      event_version: { text: { pattern: '^([0-9]+.[0-9]+)$' } },
      event_type: { text: {} },
      summary: { text: {} },
      resource_version: { text: { pattern: '^([0-9]+.[0-9]+)$' } },
      resource: { anything: true },
      links: { list: { of: { shape: 'linkDescription' } } },
    },
  },
  refundRequest: {
    source: 'payments#refund_request',
    required: [],
    fields: {
      amount: { shape: 'money' },
      custom_id: { text: { min: 1, max: 127 } },
      invoice_id: { text: { min: 1, max: 127 } },
      note_to_payer: { text: { min: 1, max: 255 } },
    },
  },
  refund: {
    source: 'payments#refund',
    required: [],
    fields: {
      create_time: moment,
      update_time: moment,
      id: { text: {} },
      amount: { shape: 'money' },
      invoice_id: { text: {} },
      custom_id: { text: { min: 1, max: 127, pattern: '^[A-Za-z0-9-_.,]*$' } },
      acquirer_reference_number: { text: { min: 1, max: 36, pattern: '^[a-zA-Z0-9]+$' } },
      note_to_payer: { text: {} },
      links: { list: { of: { shape: 'linkDescription' } } },
      status: { text: { words: ['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED'] } },
    },
  },
} as const satisfies Record<string, Shape>;

/** The name of one of the objects above. */
export type ShapeName = keyof typeof shapes;

/** The longest interval of each unit, "about a year": the description of subscriptions#frequency's `interval_count`. */
export const longestInterval = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 } as const;

/**
 * Values that the simulator answers although no description lists them, each with the reason. A person who has seen PayPal
 * answer otherwise changes the simulator and removes the line.
 */
export const beyond: readonly string[] = [
  // How the list shows money that PayPal took back is not documented (reference/PayPal.mdx#transactions).
  'transaction.status=REVERSED',
  // A revision is for what is active, leads to what is on sale and keeps to the plan; how PayPal says so is listed for other
  // operations only.
  'subscriptions.revise=PLAN_STATUS_INVALID',
  'subscriptions.revise=SUBSCRIPTION_STATUS_INVALID',
  'subscriptions.revise=SUBSCRIPTION_CANNOT_HAVE_QUANTITY',
];

/** Refusals of a price's form, which several operations know. */
const priceRefusals = [
  'CURRENCY_MISMATCH',
  'FIXED_PRICE_NOT_SUPPORTED',
  'INVALID_BILLING_CYCLE_SEQUENCE',
  'INVALID_PRICING_MODEL',
  'INVALID_PRICING_TIER_AMOUNT',
  'INVALID_PRICING_TIER_QUANTITY',
  'MISSING_PRICING_SCHEME_TIERS',
  'OVERLAPPING_PRICING_SCHEME_TIERS',
  'USER_ACCOUNT_CLOSED',
] as const satisfies readonly Issue[];

/** One operation of PayPal's REST interface. */
export interface Operation {
  /** The description, and the operation's id in it. */
  source: string;
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  /** The path, with `{id}` for an id. */
  path: string;
  request?: ShapeName;
  reply?: ShapeName;
  /** The issues of its 422; missing where the description lists none. */
  refusals?: readonly Issue[];
}

const moved = ['SUBSCRIPTION_STATUS_INVALID', 'USER_ACCOUNT_CLOSED'] as const satisfies readonly Issue[];

/** Every operation that the simulator knows or our client uses. */
export const operations: readonly Operation[] = [
  {
    source: 'subscriptions#plans.create',
    method: 'POST',
    path: '/v1/billing/plans',
    request: 'planRequest',
    reply: 'plan',
    refusals: [
      ...priceRefusals,
      'CURRENCY_NOT_SUPPORTED_FOR_RECEIVER',
      'INVALID_QUANTITY_SUPPORTED',
      'INVALID_TRIAL_BILLING_TOTAL_CYCLES',
      'MISSING_REGULAR_BILLING_CYCLE',
      'MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED',
      'MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED',
      'MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED',
    ],
  },
  { source: 'subscriptions#plans.list', method: 'GET', path: '/v1/billing/plans', reply: 'planCollection' },
  { source: 'subscriptions#plans.get', method: 'GET', path: '/v1/billing/plans/{id}', reply: 'plan' },
  {
    source: 'subscriptions#plans.activate',
    method: 'POST',
    path: '/v1/billing/plans/{id}/activate',
    refusals: ['PLAN_STATUS_INVALID', 'USER_ACCOUNT_CLOSED'],
  },
  {
    source: 'subscriptions#plans.deactivate',
    method: 'POST',
    path: '/v1/billing/plans/{id}/deactivate',
    refusals: ['PLAN_STATUS_INVALID', 'USER_ACCOUNT_CLOSED'],
  },
  {
    source: 'subscriptions#subscriptions.create',
    method: 'POST',
    path: '/v1/billing/subscriptions',
    request: 'subscriptionRequest',
    reply: 'subscription',
    refusals: [
      ...priceRefusals,
      'INVALID_PRICING_SCHEME',
      'PLAN_STATUS_INVALID',
      'SUBSCRIPTION_CANNOT_HAVE_QUANTITY',
    ],
  },
  {
    source: 'subscriptions#subscriptions.get',
    method: 'GET',
    path: '/v1/billing/subscriptions/{id}',
    reply: 'subscription',
  },
  {
    source: 'subscriptions#subscriptions.revise',
    method: 'POST',
    path: '/v1/billing/subscriptions/{id}/revise',
    request: 'reviseRequest',
    reply: 'reviseReply',
    refusals: [...priceRefusals, 'INVALID_PRICING_SCHEME', 'PLAN_PRODUCT_NOT_COMPATIBLE'],
  },
  {
    source: 'subscriptions#subscriptions.suspend',
    method: 'POST',
    path: '/v1/billing/subscriptions/{id}/suspend',
    request: 'reasonRequest',
    refusals: moved,
  },
  {
    source: 'subscriptions#subscriptions.cancel',
    method: 'POST',
    path: '/v1/billing/subscriptions/{id}/cancel',
    request: 'reasonRequest',
    refusals: moved,
  },
  {
    source: 'subscriptions#subscriptions.activate',
    method: 'POST',
    path: '/v1/billing/subscriptions/{id}/activate',
    request: 'reasonRequest',
    refusals: [...moved, 'SUBSCRIPTION_CANNOT_BE_ACTIVATED'],
  },
  {
    source: 'subscriptions#subscriptions.transactions',
    method: 'GET',
    path: '/v1/billing/subscriptions/{id}/transactions',
    reply: 'transactionsList',
  },
  {
    source: 'products#products.create',
    method: 'POST',
    path: '/v1/catalogs/products',
    request: 'productRequest',
    reply: 'product',
    refusals: ['DUPLICATE_RESOURCE_IDENTIFIER', 'USER_ACCOUNT_CLOSED'],
  },
  {
    source: 'products#products.list',
    method: 'GET',
    path: '/v1/catalogs/products',
    reply: 'productCollection',
  },
  { source: 'products#products.get', method: 'GET', path: '/v1/catalogs/products/{id}', reply: 'product' },
  {
    source: 'webhooks#webhooks.post',
    method: 'POST',
    path: '/v1/notifications/webhooks',
    request: 'webhook',
    reply: 'webhook',
  },
  {
    source: 'webhooks#webhooks.list',
    method: 'GET',
    path: '/v1/notifications/webhooks',
    reply: 'webhookList',
  },
  {
    source: 'webhooks#webhooks.get',
    method: 'GET',
    path: '/v1/notifications/webhooks/{id}',
    reply: 'webhook',
  },
  {
    source: 'webhooks#webhooks.update',
    method: 'PATCH',
    path: '/v1/notifications/webhooks/{id}',
    reply: 'webhook',
  },
  { source: 'webhooks#webhooks.delete', method: 'DELETE', path: '/v1/notifications/webhooks/{id}' },
  {
    source: 'webhooks#verify-webhook-signature.post',
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    request: 'verifyRequest',
    reply: 'verifyReply',
  },
  {
    source: 'payments#captures.refund',
    method: 'POST',
    path: '/v2/payments/captures/{id}/refund',
    request: 'refundRequest',
    reply: 'refund',
    refusals: [
      'CAPTURE_FULLY_REFUNDED',
      'REFUND_AMOUNT_EXCEEDED',
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
      'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
      'REFUND_TIME_LIMIT_EXCEEDED',
    ],
  },
];
