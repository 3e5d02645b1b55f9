import { array, object, string } from 'yup';
import type { PaymentProvisioning } from '../payments/PaymentProvisioning.ts';
import { ifKnown } from '../payments/PaymentProviderError.ts';
import { planOnSaleIn, canSell } from './billedPlan.ts';
import { PayPalError } from './http/PayPalError.ts';
import { planBody } from './planBody.ts';
import { readReply } from './http/readReply.ts';
import { restClient, type RestClientOptions } from './http/restClient.ts';
import { webhookEvents } from './webhooks/webhookEvents.ts';

const webhooksPath = '/v1/notifications/webhooks';
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

/** Sets PayPal up: our webhook, the product, and a plan for each price. */
export function payPalProvisioning(options: RestClientOptions): PaymentProvisioning {
  const rest = restClient(options);

  const make = async (path: string, body: object, requestId: string): Promise<string> =>
    readReply(created, await rest.post(path, body, requestId)).id;

  const listWebhooks: PaymentProvisioning['listWebhooks'] = async () => {
    const { webhooks } = readReply(webhooksReply, await rest.get(webhooksPath));
    return webhooks.map(({ id, url, event_types: types }) => {
      const reported = new Set(types.map(({ name }) => name));
      // `*` registers a webhook for every event.
      return { id, url, complete: reported.has('*') || events.every(({ name }) => reported.has(name)) };
    });
  };

  return {
    async signIn() {
      await rest.get(webhooksPath);
    },
    listWebhooks,
    async provideWebhook(url) {
      const known = (await listWebhooks()).find((webhook) => webhook.url === url);
      if (!known) return make(webhooksPath, { url, event_types: events }, `webhook-${url}`);
      if (known.complete) return known.id;
      await rest.change('PATCH', `${webhooksPath}/${encodeURIComponent(known.id)}`, [
        { op: 'replace', path: '/event_types', value: events },
      ]);
      return known.id;
    },
    hasProduct: async (id) => (await ifKnown(rest.get(`${productsPath}/${encodeURIComponent(id)}`))) !== null,
    createProduct: (idempotencyKey) =>
      make(
        productsPath,
        {
          name: 'Curbwise',
          description: 'Menu, point of sale and location reports for food trucks',
          type: 'SERVICE',
        },
        idempotencyKey,
      ),
    async planSells(id, terms) {
      const plan = await ifKnown(rest.get(`${plansPath}/${encodeURIComponent(id)}`));
      return plan !== null && canSell(planOnSaleIn(plan), terms);
    },
    async createPlan({ idempotencyKey, ...plan }) {
      try {
        return await make(plansPath, planBody({ ...plan, pricedBy: 'tiered' }), idempotencyKey);
      } catch (error) {
        if (!(error instanceof PayPalError) || error.status !== 422) throw error;
        return make(plansPath, planBody({ ...plan, pricedBy: 'fixed' }), `${idempotencyKey}-fixed`);
      }
    },
  };
}
