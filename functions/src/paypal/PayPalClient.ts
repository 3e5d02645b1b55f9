import type { PlanTerms } from './planBody.ts';
import type { PayPalSubscription } from './replies.ts';

/** The headers PayPal signs a webhook with. */
export interface WebhookSignature {
  transmissionId: string;
  transmissionTime: string;
  transmissionSig: string;
  certUrl: string;
  authAlgo: string;
}

/** What the services ask of PayPal. Every method rejects with PayPalError. */
export interface PayPalClient {
  /** The public id the browser's script needs; null when payments are not set up. */
  clientId(): Promise<string | null>;
  createProduct(product: { name: string; description: string; requestId: string }): Promise<string>;
  createPlan(plan: { productId: string; name: string; terms: PlanTerms; requestId: string }): Promise<string>;
  /** Registers where to tell about events, unless that address is known already; answers the webhook's id. */
  ensureWebhook(webhook: { url: string; eventTypes: readonly string[] }): Promise<string>;
  /** What a plan really bills; null when it is not on sale or of another kind. */
  planTerms(planId: string): Promise<PlanTerms | null>;
  /** Makes a subscription to approve. The checkout's id is both custom_id and PayPal-Request-Id. */
  createSubscription(request: {
    checkoutId: string;
    planId: string;
    quantity: number;
    email: string;
    returnUrl: string;
    cancelUrl: string;
  }): Promise<{ id: string; approveUrl: string | null }>;
  subscription(id: string): Promise<PayPalSubscription>;
  /** Ends a subscription. Quiet when it has already ended. */
  cancelSubscription(request: { id: string; reason: string }): Promise<void>;
  /** Asks PayPal whether it sent exactly these bytes to our webhook. */
  isGenuine(webhook: { signature: WebhookSignature; rawBody: string }): Promise<boolean>;
}
