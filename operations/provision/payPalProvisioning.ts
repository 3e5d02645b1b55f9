import { array, object, string } from 'yup';
import { ifKnown } from '#functions/payments/PaymentProviderError.ts';
import type { PlanTerms } from '#functions/payments/PaymentProvider.ts';
import { planOnSaleIn, canSell } from '#functions/paypal/pricing.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { readReply } from '#functions/paypal/http/readReply.ts';
import type { RestClient } from '#functions/paypal/http/restClient.ts';
import { webhookEvents } from '#functions/paypal/webhooks/webhookEvents.ts';
import { planBody } from './planBody.ts';

export const webhooksPath = '/v1/notifications/webhooks';
const plansPath = '/v1/billing/plans';
const productsPath = '/v1/catalogs/products';

const created = object({ id: string().required() });

const webhooksReply = object({
  webhooks: array(
    object({
      id: string().required(),
      url: string().required(),
      event_types: array(object({ name: string().required() })).default([]),
    }),
  ).default([]),
});

const events = webhookEvents.map((name) => ({ name }));

interface NewPlan {
  productId: string;
  name: string;
  terms: PlanTerms;
  idempotencyKey: string;
}

export type PayPalProvisioning = ReturnType<typeof payPalProvisioning>;

/** Sets PayPal up: our webhook, the product, and a plan for each price. Every method rejects with PaymentProviderError. */
export function payPalProvisioning(rest: RestClient) {
  const make = async (path: string, body: object, requestId: string): Promise<string> =>
    readReply(created, await rest.post(path, body, requestId)).id;

  /** The account's webhooks; `complete` if one reports every event that we need. */
  const listWebhooks = async () => {
    const { webhooks } = readReply(webhooksReply, await rest.get(webhooksPath));
    return webhooks.map(({ id, url, event_types: types }) => {
      const reported = new Set(types.map(({ name }) => name));
      // `*` registers a webhook for every event.
      return { id, url, complete: reported.has('*') || events.every(({ name }) => reported.has(name)) };
    });
  };

  return {
    listWebhooks,
    /** Registers the address, or makes the webhook there report every event; returns the webhook's id. */
    async provideWebhook(url: string): Promise<string> {
      const known = (await listWebhooks()).find((webhook) => webhook.url === url);
      if (!known) return make(webhooksPath, { url, event_types: events }, `webhook-${url}`);
      if (known.complete) return known.id;
      await rest.change('PATCH', `${webhooksPath}/${encodeURIComponent(known.id)}`, [
        { op: 'replace', path: '/event_types', value: events },
      ]);
      return known.id;
    },
    hasProduct: async (id: string) =>
      (await ifKnown(rest.get(`${productsPath}/${encodeURIComponent(id)}`))) !== null,
    /** Creates the product that all plans belong to. Idempotent by key. */
    createProduct: (idempotencyKey: string) =>
      make(
        productsPath,
        {
          name: 'Curbwise',
          description: 'Menu, point of sale and location reports for food trucks',
          type: 'SERVICE',
        },
        idempotencyKey,
      ),
    /** Whether the plan exists, is on sale and can charge exactly these terms. */
    async planSells(id: string, terms: PlanTerms): Promise<boolean> {
      const plan = await ifKnown(rest.get(`${plansPath}/${encodeURIComponent(id)}`));
      return plan !== null && canSell(planOnSaleIn(plan), terms);
    },
    /** Creates a plan that charges these terms. Idempotent by key. */
    async createPlan({ idempotencyKey, ...plan }: NewPlan): Promise<string> {
      try {
        return await make(plansPath, planBody({ ...plan, pricedBy: 'tiered' }), idempotencyKey);
      } catch (error) {
        if (!(error instanceof PayPalError) || error.status !== 422) throw error;
        return make(plansPath, planBody({ ...plan, pricedBy: 'fixed' }), `${idempotencyKey}-fixed`);
      }
    },
  };
}
