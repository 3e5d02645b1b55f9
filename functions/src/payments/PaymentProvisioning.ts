import type { PlanTerms } from './PaymentProvider.ts';

/** Sets up what selling needs at the provider. Every method rejects with PaymentProviderError. */
export interface PaymentProvisioning {
  /** Asks for an access token. Rejects with `refused` when the account's id or secret is wrong. */
  signIn(): Promise<void>;
  /** The account's webhooks; `complete` if one reports every event that we need. */
  listWebhooks(): Promise<Array<{ id: string; url: string; complete: boolean }>>;
  /** Registers the address, or makes the webhook there report every event; returns the webhook's id. */
  provideWebhook(url: string): Promise<string>;
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
