import type { PlanTerms } from './PaymentProvider.ts';

/** Sets up at the provider what sales depend on. Every method rejects with PaymentProviderError. */
export interface PaymentProvisioning {
  /** Asks for an access token. Rejects with `refused` when the account's id or secret is wrong. */
  signIn(): Promise<void>;
  /** The webhook at this address; `complete` when it reports every event we need. Null when there is none. */
  findWebhook(url: string): Promise<{ id: string; complete: boolean } | null>;
  /** Registers the address, or makes the webhook there report every event; answers its id. */
  provideWebhook(url: string): Promise<string>;
  /** Whether the provider knows this product. */
  hasProduct(id: string): Promise<boolean>;
  /** Creates the product that all plans belong to. Idempotent by key. */
  createProduct(idempotencyKey: string): Promise<string>;
  /** Whether the plan exists, is on sale and can charge exactly these terms. */
  planSells(id: string, terms: PlanTerms): Promise<boolean>;
  /** Creates a plan that charges these terms. Idempotent by key. */
  createPlan(plan: {
    productId: string;
    name: string;
    terms: PlanTerms;
    idempotencyKey: string;
  }): Promise<string>;
}
