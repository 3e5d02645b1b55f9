import type { PlanTerms } from './PaymentProvider.ts';

/** What is set up at the provider before anything can be sold. Every method rejects with PaymentProviderError. */
export interface PaymentProvisioning {
  /** Asks for an access token. Rejects with `refused` when the account's id or secret is wrong. */
  signIn(): Promise<void>;
  /** The webhook at this address; `complete` when it reports every event we need. Null when there is none. */
  findWebhook(url: string): Promise<{ id: string; complete: boolean } | null>;
  /** Registers the address, or makes the webhook there report every event; answers its id. */
  provideWebhook(url: string): Promise<string>;
  /** Whether the provider knows this product. */
  hasProduct(id: string): Promise<boolean>;
  /** Makes the product that every plan belongs to; the same key again makes no second one. */
  createProduct(idempotencyKey: string): Promise<string>;
  /** Whether a plan is there, on sale, and able to charge exactly these terms. */
  planSells(id: string, terms: PlanTerms): Promise<boolean>;
  /** Makes a plan that charges these terms; the same key again makes no second one. */
  createPlan(plan: {
    productId: string;
    name: string;
    terms: PlanTerms;
    idempotencyKey: string;
  }): Promise<string>;
}
