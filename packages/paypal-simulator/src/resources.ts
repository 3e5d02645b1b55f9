/** PayPal's resources as the simulator stores them, with PayPal's own field names (reference/PayPal.mdx#plans). */

/** An amount in PayPal's format: a decimal string and an ISO 4217 code. */
export interface Amount {
  currency_code: string;
  value: string;
}

export interface Product {
  id: string;
  name: string;
  type: string;
  create_time: string;
  update_time: string;
}

/** The price of each unit in a range of quantities; the last tier has no end. */
export interface Tier {
  starting_quantity: string;
  ending_quantity?: string;
  amount: Amount;
}

/** Either a fixed price per unit, or tiers with the model that says how they add up. */
export interface PricingScheme {
  fixed_price?: Amount;
  pricing_model?: 'TIERED' | 'VOLUME';
  tiers?: Tier[];
}

const intervalUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

export interface Frequency {
  interval_unit: (typeof intervalUnits)[number];
  interval_count: number;
}

/** A billing cycle. A trial without a pricing scheme is free; `total_cycles` 0 never ends. */
export interface BillingCycle {
  frequency: Frequency;
  tenure_type: 'TRIAL' | 'REGULAR';
  sequence: number;
  total_cycles: number;
  pricing_scheme?: PricingScheme;
}

export interface Plan {
  id: string;
  product_id: string;
  name: string;
  description?: string;
  status: 'CREATED' | 'ACTIVE' | 'INACTIVE';
  quantity_supported: boolean;
  billing_cycles: BillingCycle[];
  payment_preferences: Record<string, unknown>;
  taxes?: Record<string, unknown>;
  create_time: string;
  update_time: string;
}

export type SubscriptionStatus =
  | 'APPROVAL_PENDING'
  | 'APPROVED'
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'CANCELLED'
  | 'EXPIRED';

/** Brand, locale and button of the approval page, and the browser's return addresses. */
export interface ApplicationContext {
  brand_name?: string;
  locale?: string;
  user_action: 'SUBSCRIBE_NOW' | 'CONTINUE';
  return_url?: string;
  cancel_url?: string;
}

export interface Subscriber {
  email_address?: string;
  name?: { given_name?: string; surname?: string };
  payer_id?: string;
}

/** A change that the merchant requested; it takes effect when the buyer consents. */
export interface Revision {
  /** The id in its approve link. */
  token: string;
  plan_id: string;
  quantity: string;
  overridden_cycles?: BillingCycle[];
  application_context: ApplicationContext;
  answered: boolean;
}

/** A movement of money: a charge, or a refund of one; in minor units, never negative. */
export interface Sale {
  id: string;
  kind: 'charge' | 'refund' | 'reversal';
  time: string;
  amount: number;
  currency: string;
  of?: string;
  /** Whether a dispute that was not decided for the buyer has undone this reversal. */
  undone?: boolean;
}

/** The due and failed charges of a subscription after its approval. */
export interface Account {
  next_time: string;
  failed: number;
  /** The unpaid total of these charges, in minor units. */
  outstanding: number;
  /** The date of the next retry of a failed charge, and the number of retries so far. */
  retry?: { time: string; tries: number };
  /** The last charge that failed, which PayPal goes on to name when a later one has succeeded. */
  last_failed?: { time: string; amount: number };
}

export interface Subscription {
  id: string;
  plan_id: string;
  status: SubscriptionStatus;
  quantity: string;
  custom_id?: string;
  start_time: string;
  subscriber: Subscriber;
  application_context: ApplicationContext;
  /** The plan's cycles with this subscription's own prices, if the merchant overrode them. */
  overridden_cycles?: BillingCycle[];
  /** The former cycles, which still apply to charges up to a moment that was too close for the new price. */
  former?: { cycles: BillingCycle[]; until: string };
  /** The buyer's approval token, the id in the approve link. */
  ba_token: string;
  /** The order of the approval; the browser receives it as `orderID`. */
  order_id: string;
  create_time: string;
  update_time: string;
  status_update_time: string;
  status_change_note?: string;
  /** When billing began, after the buyer's approval. */
  activated_time?: string;
  /** Present once the buyer has approved. */
  account?: Account;
  /** The day of the month of the first charge. */
  billing_day?: number;
  /** Whether the buyer has money; a control makes payments fail. */
  funding?: 'fails';
  sales?: Sale[];
  revisions?: Revision[];
}

export interface Webhook {
  id: string;
  url: string;
  event_types: Array<{ name: string }>;
}

export interface Delivery {
  event_id: string;
  webhook_id: string;
  event_type: string;
  /** The exact text as sent and signed. */
  text: string;
  transmission_id: string;
  transmission_time: string;
  attempts: number;
  status: 'PENDING' | 'DELIVERED' | 'FAILED';
}
