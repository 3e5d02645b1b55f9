import type { Currency } from '#domain/currency.ts';
import type { Language } from '#domain/language.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { BillingInterval } from '#domain/plan.ts';

/** What a plan charges for one period, however many devices are ordered. */
export interface PlanTerms {
  currency: Currency;
  interval: BillingInterval;
  trialDays: number;
  /** The included device. */
  price: MinorUnits;
  /** Each further device. */
  additionalDevice: MinorUnits;
}

/** What one subscription charges for each period. */
export interface BilledTerms {
  currency: Currency;
  interval: BillingInterval;
  /** Free days before the first charge. */
  trialDays: number;
  total: MinorUnits;
}

/** What an owner is offered: the exact charge, and the provider's plan to charge it by. */
export interface SubscriptionOffer extends BilledTerms {
  providerPlanId: string;
  /** Devices with the point of sale, the included one among them. */
  posDevices: number;
}

/** The price that a subscription is to charge. */
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

/** A subscription as the provider knows it: the only truth about a payment. */
export interface ProviderSubscription {
  id: string;
  status: SubscriptionStatus;
  /** The id of the checkout it was opened for, or another text that was stored there; empty when there is none. */
  checkoutId: string;
  providerPlanId: string;
  /** What it really charges; null when that is no plain price for each period that the adapter could have asked for. */
  billed: BilledTerms | null;
  /** Devices it is ordered for; null where the provider keeps only the total. */
  posDevices: number | null;
  /** The address of the subscriber, which may be the one of the account at the provider; absent where none is told. */
  subscriberEmail?: string;
  /** Null until the owner has approved. */
  payerId: string | null;
  /** ISO 8601: from when on it runs; null when the provider does not say. */
  startTime: string | null;
  /** ISO 8601; null before the approval. */
  nextBillingTime: string | null;
  /** ISO 8601: when it was opened. */
  createTime: string;
  /** ISO 8601: since when it has this status; null when the provider does not say. */
  statusSince: string | null;
  /** The last charge that succeeded; null before the first. */
  lastPayment: { at: string; amount: MinorUnits; currency: Currency } | null;
  /** How many charges in a row have failed; 0 again after one that succeeded. */
  failedPayments: number;
  /** ISO 8601: when the provider tries a failed charge again; null when it does not. */
  nextRetryAt: string | null;
  /** What failed charges left unpaid. */
  outstanding: MinorUnits;
}

/** Money that moved for a subscription. */
export interface ProviderTransaction {
  /** The provider's id of it. */
  id: string;
  /** A refund is given back by us, a reversal by the provider. */
  kind: 'charge' | 'refund' | 'reversal';
  /** ISO 8601. */
  at: string;
  /** Never negative; `kind` says in which direction it went. */
  amount: MinorUnits;
  currency: Currency;
  /** Whether all of a charge was given back. */
  givenBack: boolean;
  /** Whether a part of a charge was given back, although the provider may not say how much. */
  partlyGivenBack?: boolean;
  /** The charge of which money was given back; absent where the provider does not name it. */
  of?: string;
}

/** What of a charge is to be given back, and why. */
export interface RefundRequest {
  transactionId: string;
  /** Null: all that is left. */
  amount: MinorUnits | null;
  currency: Currency;
  reason: string;
  /** Names this refund among those of the charge. */
  refundId: string;
}

/** What was given back of a charge. */
export interface MadeRefund {
  /** The provider's id of it. */
  id: string;
  /** Null when the provider does not say. */
  amount: MinorUnits | null;
}

/** A subscription that was opened and waits for the owner's approval. */
export interface OpenedSubscription {
  id: string;
  /** The provider's page for approving it; null when there is none. */
  approveUrl: string | null;
}

/** A webhook request as it arrived. */
export interface WebhookDelivery {
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined;
  /** The body byte for byte as it arrived: the signature covers it. */
  rawBody: string;
  /** Whether its sender has sent many that were not the provider's: then it is checked by what is known, and nothing is looked up. */
  suspect?: boolean;
}

/** An event whose sender was verified. Its contents are a hint only: read the subscription back. */
export interface PaymentEvent {
  id: string;
  /** The provider's own name of it, for the records. */
  type: string;
  /** The subscription it is about; null when it is about none. */
  subscriptionId: string | null;
  /** The refund or reversal that it tells of, which the list of transactions may never name; absent from any other event. */
  givenBack?: ProviderTransaction;
}

/** The result of verifying a webhook. */
export type VerifiedDelivery =
  | { verdict: 'genuine'; event: PaymentEvent }
  /** The signature is missing or not the provider's. */
  | { verdict: 'forged' }
  /** It cannot be checked now, because too much was looked up already: the provider is to send it again. */
  | { verdict: 'unproven' }
  /** The body is not an event. */
  | { verdict: 'malformed' };

/**
 * The provider that charges for subscriptions, as the services know it. How a price is expressed there (a tiered
 * plan, an overridden price) is the adapter's business. Every method rejects with PaymentProviderError.
 */
export interface PaymentProvider {
  /** The public id the browser's script needs; null when payments are not set up. */
  publicClientId(): Promise<string | null>;
  /** Whether the plan is on sale and can charge exactly these terms. The answer may be a few minutes old. */
  planCharges(providerPlanId: string, terms: PlanTerms): Promise<boolean>;
  /** Opens a subscription for an offer. The same `checkoutId` again answers the same subscription. */
  openSubscription(request: {
    checkoutId: string;
    offer: SubscriptionOffer;
    /** The first charge, for an offer without a trial; null to charge at the approval, or after the trial. */
    startsAt: Date | null;
    email: string;
    /** Of the provider's pages. */
    language: Language;
    returnUrl: string;
    cancelUrl: string;
  }): Promise<OpenedSubscription>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  /** The provider's own page on which the subscriber sees how it is paid; null when payments are not set up. */
  manageUrl(id: string): Promise<string | null>;
  /**
   * Asks to end a subscription. Resolves too when its status does not allow it: only reading it back says whether it
   * has ended.
   */
  cancelSubscription(request: { id: string; reason: string }): Promise<void>;
  /**
   * Asks to charge nothing until `resumeSubscription`. Resolves too when its status does not allow it: only reading it back says
   * whether it is suspended.
   */
  suspendSubscription(request: { id: string; reason: string }): Promise<void>;
  /**
   * Asks to go on after `suspendSubscription`. Resolves too when its status does not allow it. When it is charged next is the
   * provider's decision: read it back.
   */
  resumeSubscription(request: { id: string; reason: string }): Promise<void>;
  /**
   * Asks for another plan, price or number of devices. What is charged stays the same until the owner consents on the
   * page that is answered. Asking again makes another page; consenting to any of them makes that change.
   */
  reviseSubscription(request: {
    id: string;
    offer: SubscriptionOffer;
    /** Of the provider's pages. */
    language: Language;
    returnUrl: string;
    cancelUrl: string;
    changeId: string;
  }): Promise<{ approveUrl: string }>;
  /**
   * Sets the price of a subscription for its coming charges, without asking the owner: one that is near may keep its price. As
   * with a plan, each device has its price; `total` is the charge of a period.
   */
  repriceSubscription(request: NewPrice): Promise<void>;
  /** Every movement of money between two moments, oldest first; failed charges are not among them. */
  listTransactions(request: { subscriptionId: string; from: Date; to: Date }): Promise<ProviderTransaction[]>;
  /**
   * Gives a charge back: an `amount` of it, or all that is left where that is null. `reason` is shown to the subscriber. The
   * same `refundId` again makes no second refund.
   * @returns null when nothing was left. It also comes with the list of transactions.
   */
  refundCharge(request: RefundRequest): Promise<MadeRefund | null>;
  /**
   * The events between two moments, in no order. The provider keeps them for a limited time (PayPal for 30 days): of what was
   * before, nothing is told.
   */
  listEvents(request: { from: Date; to: Date }): Promise<PaymentEvent[]>;
  /** Checks that the provider sent this webhook to this site, and reads it. */
  verifyWebhook(delivery: WebhookDelivery): Promise<VerifiedDelivery>;
}
