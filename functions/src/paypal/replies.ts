import { array, boolean, object, string, type InferType } from 'yup';

const created = object({ id: string().required() });

/** The id of something PayPal has just made. */
export function idIn(reply: unknown): string {
  return created.validateSync(reply).id;
}

const webhooksReply = object({
  webhooks: array(object({ id: string().required(), url: string().required() })).default([]),
});

/** The id of the webhook registered for an address; undefined when there is none. */
export function webhookIn(reply: unknown, url: string): string | undefined {
  return webhooksReply.validateSync(reply).webhooks.find((webhook) => webhook.url === url)?.id;
}

const subscriptionReply = object({
  id: string().required(),
  status: string().required(),
  plan_id: string().required(),
  quantity: string().required(),
  custom_id: string().default(''),
  plan_overridden: boolean().default(false),
  create_time: string().required(),
  status_update_time: string(),
  subscriber: object({ payer_id: string() }),
  billing_info: object({ next_billing_time: string() }),
});

const startedReply = object({
  id: string().required(),
  links: array(object({ rel: string().required(), href: string().required() })).default([]),
});

/** A subscription as PayPal knows it: the only truth about a payment. */
export interface PayPalSubscription {
  id: string;
  /** APPROVAL_PENDING, APPROVED, ACTIVE, SUSPENDED, CANCELLED or EXPIRED. */
  status: string;
  planId: string;
  quantity: string;
  /** The checkout it was made for. */
  customId: string;
  /** Whether somebody changed the plan's prices for this subscription alone. */
  planOverridden: boolean;
  payerId: string | null;
  /** ISO 8601; null before the approval. */
  nextBillingTime: string | null;
  /** ISO 8601: when the owner pressed the button. */
  createTime: string;
  /** ISO 8601: since when it has this status; of an active one, the approval. Null when PayPal does not say. */
  statusSince: string | null;
}

/** Reads `GET /v1/billing/subscriptions/{id}`. */
export function subscriptionIn(reply: unknown): PayPalSubscription {
  const view: InferType<typeof subscriptionReply> = subscriptionReply.validateSync(reply);
  return {
    id: view.id,
    status: view.status,
    planId: view.plan_id,
    quantity: view.quantity,
    customId: view.custom_id,
    planOverridden: view.plan_overridden,
    payerId: view.subscriber.payer_id ?? null,
    nextBillingTime: view.billing_info.next_billing_time ?? null,
    createTime: view.create_time,
    statusSince: view.status_update_time ?? null,
  };
}

/** Reads the answer to `POST /v1/billing/subscriptions`: its id and PayPal's page for approving it. */
export function startedIn(reply: unknown): { id: string; approveUrl: string | null } {
  const { id, links } = startedReply.validateSync(reply);
  return { id, approveUrl: links.find(({ rel }) => rel === 'approve')?.href ?? null };
}

const verification = object({ verification_status: string().required() });

/** Reads the answer to `verify-webhook-signature`. */
export function isVerified(reply: unknown): boolean {
  return verification.validateSync(reply).verification_status === 'SUCCESS';
}
