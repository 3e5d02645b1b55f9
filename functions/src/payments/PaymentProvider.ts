import type { PaymentProviderError } from './PaymentProviderError.ts';
import type { Currency } from '#domain/currency.ts';
import type { Language } from '#domain/language.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { BillingInterval } from '#domain/plan.ts';
import type { Terms } from '#domain/terms.ts';

/** What a plan charges for one period, by the number of devices. */
export interface PlanTerms {
  currency: Currency;
  interval: BillingInterval;
  trialDays: number;
  /** The price of the included device. */
  price: MinorUnits;
  /** The price of each further device. */
  additionalDevice: MinorUnits;
}

/** What one subscription charges for each period. */
export type ProviderTerms = Pick<Terms, 'currency' | 'interval' | 'trialDays' | 'total'>;

/** An owner's offer: the exact charge, and the provider's plan that charges it. */
export interface SubscriptionOffer extends ProviderTerms {
  providerPlanId: string;
  /** Devices with the point of sale, including the included one. */
  posDevices: number;
}

export interface NewPrice extends Pick<PlanTerms, 'currency' | 'price' | 'additionalDevice'> {
  id: string;
  total: MinorUnits;
}

/** A subscription's state at the provider. `cancelled` and `expired` are final. */
export type SubscriptionStatus =
  | 'approval-pending'
  | 'approved'
  | 'active'
  | 'suspended'
  | 'cancelled'
  | 'expired';

/** A subscription as the provider reports it: the only source of truth about a payment. */
export interface ProviderSubscription {
  id: string;
  status: SubscriptionStatus;
  /** The id of the subscription's checkout, or another text stored in its place; empty if there is none. */
  checkoutId: string;
  providerPlanId: string;
  /** The actual charge; null unless it is a plain price per period that the adapter could have set. */
  billed: ProviderTerms | null;
  /** Number of devices; null if the provider stores only the total. */
  posDevices: number | null;
  /** The subscriber's e-mail address, possibly from their account at the provider; absent if it is unknown. */
  subscriberEmail?: string;
  /** Null until the owner has approved it. */
  payerId: string | null;
  /** When it starts; null if the provider does not say. */
  startTime: Date | null;
  /** Null before the approval. */
  nextBillingTime: Date | null;
  /** When it was opened. */
  createTime: Date;
  /** Since when it has this status; null if the provider does not say. */
  statusSince: Date | null;
  /** What the last change of status said as its reason; absent if it said nothing. */
  statusNote?: string;
  /** The last charge that succeeded; null before the first. */
  lastPayment: { at: Date; amount: MinorUnits; currency: Currency } | null;
  /** How many charges in a row have failed; 0 after a success. */
  failedPayments: number;
  /** When a charge failed last, also if a later one succeeded; null if none has. */
  lastFailedAt: Date | null;
  /** When the provider retries a failed charge; null if it does not. */
  nextRetryAt: Date | null;
  /** The unpaid amount of failed charges. */
  outstanding: MinorUnits;
}

/** Money that moved for a subscription. */
export interface ProviderTransaction {
  /** The provider's id of the transaction. */
  id: string;
  /** A refund is made by us, a reversal by the provider. */
  kind: 'charge' | 'refund' | 'reversal';
  at: Date;
  /** Never negative: `kind` gives the direction. */
  amount: MinorUnits;
  currency: Currency;
  /** What the provider keeps of a charge; absent if it does not say. */
  fee?: MinorUnits;
  /** Whether the whole charge was refunded. */
  refunded: boolean;
  /** Whether part of a charge was refunded, although the provider may not say how much. */
  partlyRefunded?: boolean;
  /** Whether some or all of a charge was reversed, although the provider does not say how much. */
  reversed?: boolean;
  /** The charge that was refunded or reversed; absent if the provider does not name it. */
  of?: string;
}

export interface RefundRequest {
  transactionId: string;
  /** Null for the full remaining amount. */
  amount: MinorUnits | null;
  currency: Currency;
  reason: string;
  /** Distinguishes this refund from others of the same charge. */
  refundId: string;
}

export interface MadeRefund {
  /** The provider's id of the refund. */
  id: string;
  /** Null if the provider does not say. */
  amount: MinorUnits | null;
  /** Whether its money has not moved yet, so that it may still fail. */
  pending?: boolean;
}

/** A new subscription that waits for the owner's approval. */
export interface OpenedSubscription {
  id: string;
  /** The provider's page for approving it; null if there is none. */
  approveUrl: string | null;
}

export interface WebhookDelivery {
  header: (name: string) => string | undefined;
  /** The body byte for byte as it arrived: the signature covers it. */
  rawBody: string;
  /** Whether its sender has sent many forged webhooks. If so, only known certificates count, and none is looked up. */
  suspect?: boolean;
}

/** Charges that their payer disputes with the provider or with their bank. */
export interface PaymentDispute {
  /** The provider's id of the dispute. */
  id: string;
  /** All charges that it is about, which may not all be ours; the event's own comes first. */
  chargeIds: readonly string[];
  step: 'opened' | 'changed' | 'closed';
  /** The provider's code for how it ended, such as `RESOLVED_SELLER_FAVOUR`; null until then. */
  outcome: string | null;
  /** Null if the provider does not say, or names a currency that we do not bill in. */
  amount: { amount: MinorUnits; currency: Currency } | null;
}

/** An event whose sender was verified. Its contents are only a hint: read the subscription back. */
export interface PaymentEvent {
  id: string;
  /** The provider's name of the event, for our records. */
  type: string;
  /** When it happened; null if the provider does not say. It may be delivered days later. */
  at: Date | null;
  subscriptionId: string | null;
  /** The charge of the movement or the dispute; absent if the event names none. */
  chargeId?: string;
  /** A refund or reversal, which may never appear in the list of transactions. */
  movement?: ProviderTransaction;
  dispute?: PaymentDispute;
  /** The error because of which the subscription of a listed event is unknown; absent if it was looked up. */
  unread?: PaymentProviderError;
}

/** The result of verifying a webhook. */
export type VerifiedDelivery =
  | { verdict: 'genuine'; event: PaymentEvent }
  /** The signature is missing or not the provider's. */
  | { verdict: 'forged' }
  /**
   * The webhook cannot be checked now: the look-up limit is reached, or the provider does not answer. The provider should
   * send it again.
   */
  | { verdict: 'unproven' }
  /** The body is not an event. */
  | { verdict: 'malformed' };

/**
 * The provider that charges for subscriptions, as the services see it. The adapter decides how to express a price (a tiered
 * plan, an overridden price). Every method rejects with PaymentProviderError.
 */
export interface PaymentProvider {
  /** The public id that the browser's script needs; null if payments are not set up. */
  publicClientId(): Promise<string | null>;
  /** Whether the plan is on sale and can charge exactly these terms. The result may be a few minutes old. */
  planCharges(providerPlanId: string, terms: PlanTerms): Promise<boolean>;
  /** Opens a subscription for an offer. The same `checkoutId` returns the same subscription. */
  openSubscription(request: {
    checkoutId: string;
    offer: SubscriptionOffer;
    /** The first charge, for an offer without a trial; null to charge at the approval, or after the trial. */
    startsAt: Date | null;
    email: string;
    /** The language of the provider's pages. */
    language: Language;
    returnUrl: string;
    cancelUrl: string;
  }): Promise<OpenedSubscription>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  /** The provider's page where the subscriber sees how a subscription is paid; null if payments are not set up. */
  manageUrl(id: string): Promise<string | null>;
  /** Requests a cancellation. Also resolves if the status does not allow that: read it back to learn whether it has ended. */
  cancelSubscription(request: { id: string; reason: string }): Promise<void>;
  /**
   * Requests that nothing is charged until `resumeSubscription`. Also resolves if the status does not allow that: read it
   * back to learn whether it is suspended.
   */
  suspendSubscription(request: { id: string; reason: string }): Promise<void>;
  /**
   * Requests to resume after `suspendSubscription`. Also resolves if the status does not allow that. The provider decides
   * when it charges next: read it back.
   */
  resumeSubscription(request: { id: string; reason: string }): Promise<void>;
  /**
   * Requests another plan, price or number of devices. The charge stays the same until the owner consents on the returned
   * page. Each request makes a new page, and consent on any of them makes its change.
   */
  reviseSubscription(request: {
    id: string;
    offer: SubscriptionOffer;
    /** The language of the provider's pages. */
    language: Language;
    returnUrl: string;
    cancelUrl: string;
    changeId: string;
  }): Promise<{ approveUrl: string }>;
  /**
   * Sets the price of a subscription's coming charges, without the owner's consent. A charge that is due soon may keep its
   * price. The prices are per device, as in a plan; `total` is the charge of a period.
   */
  repriceSubscription(request: NewPrice): Promise<void>;
  /** Every movement of money between two moments, oldest first, without failed charges. */
  listTransactions(request: { subscriptionId: string; from: Date; to: Date }): Promise<ProviderTransaction[]>;
  /**
   * Refunds `amount` of a charge, or the full remaining amount if it is null. The subscriber sees `reason`. Repeating a
   * `refundId` makes no second refund. The refund also appears in the list of transactions.
   * @returns null when nothing was left.
   */
  refundCharge(request: RefundRequest): Promise<MadeRefund | null>;
  /**
   * The events between two moments, oldest first. The provider keeps them for a limited time (PayPal for 30 days) and returns
   * nothing from before.
   * @param request.wanted is asked about each event in turn; the subscription of an event that is not wanted is not read from the
   * provider. Without it, all are read.
   */
  listEvents(request: {
    from: Date;
    to: Date;
    wanted?: (event: PaymentEvent) => Promise<boolean>;
  }): Promise<PaymentEvent[]>;
  /** Checks that the provider sent this webhook to this site, and reads it. */
  verifyWebhook(delivery: WebhookDelivery): Promise<VerifiedDelivery>;
}
