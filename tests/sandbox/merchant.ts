import { restClient, type RestClient } from '#functions/paypal/http/restClient.ts';
import { accountInMemory } from '#operations/provision/accountInMemory.ts';
import { webhooksPath } from '#operations/provision/payPalProvisioning.ts';
import { sandboxAccount } from '#sandbox/seed/seedStore.ts';
import {
  sandboxClientId,
  sandboxClientSecret,
  startPayPalSimulator,
  type RunningSimulator,
  type PayPalSimulatorOptions,
} from '#simulator/startSimulator.ts';

/** PayPal's response: the status and the body as JSON, `null` if there was none. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A merchant with an access token and a separate simulator. */
export interface Merchant {
  simulator: RunningSimulator;
  /** Calls REST with the merchant's token; a string body is sent unchanged. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  control: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

/** A top-level text of a response, such as its `id`. Throws if it is missing, because the response is an unexpected one. */
export function textAt({ status, body }: Answer, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name];
  if (typeof value !== 'string')
    throw new Error(`PayPal answered ${status} without ${name}: ${JSON.stringify(body)}`);
  return value;
}

/** The issues in a refusal, in order. */
export function issuesOf({ body }: Answer): string[] {
  const { details } = body as { details?: Array<{ issue: string }> };
  return (details ?? []).map(({ issue }) => issue);
}

async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: text }),
  });
  const answer = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? (JSON.parse(answer) as unknown) : answer || null };
}

/** PayPal's REST interface by our own client, for the account of a running simulator. */
export const restOf = (paypalUrl: string) => restClient(accountInMemory(sandboxAccount(paypalUrl)));

/** Makes a webhook report only these events. */
export const reportEvents = (rest: RestClient, webhookId: string, names: readonly string[]) =>
  rest.change('PATCH', `${webhooksPath}/${webhookId}`, [
    { op: 'replace', path: '/event_types', value: names.map((name) => ({ name })) },
  ]);

/** Starts a simulator on a free port and signs a merchant in. */
export async function openMerchant(options: Partial<PayPalSimulatorOptions> = {}): Promise<Merchant> {
  const simulator = await startPayPalSimulator({ port: 0, webhookBackoff: [10, 10], ...options });
  const signedIn = await send(`${simulator.url}/v1/oauth2/token`, 'POST', 'grant_type=client_credentials', {
    authorization: `Basic ${Buffer.from(`${sandboxClientId}:${sandboxClientSecret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
  const authorization = `Bearer ${textAt(signedIn, 'access_token')}`;
  return {
    simulator,
    call: (method, path, sent, headers) =>
      send(simulator.url + path, method, sent, {
        authorization,
        prefer: 'return=representation',
        ...headers,
      }),
    control: (method, path, sent) => send(`${simulator.url}/__sim${path}`, method, sent, {}),
  };
}

/** A regular cycle that bills the first unit at one price and each further unit at another. */
export const tieredCycle = (price: string, extra: string, currency = 'USD', sequence = 2) => ({
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
  tenure_type: 'REGULAR',
  sequence,
  total_cycles: 0,
  pricing_scheme: {
    pricing_model: 'TIERED',
    tiers: [
      { starting_quantity: '1', ending_quantity: '1', amount: { currency_code: currency, value: price } },
      { starting_quantity: '2', amount: { currency_code: currency, value: extra } },
    ],
  },
});

export const freeTrial = (days: number, sequence = 1) => ({
  frequency: { interval_unit: 'DAY', interval_count: days },
  tenure_type: 'TRIAL',
  sequence,
  total_cycles: 1,
});

export const fixedCycle = (price: string, currency = 'USD', sequence = 1) => ({
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
  tenure_type: 'REGULAR',
  sequence,
  total_cycles: 0,
  pricing_scheme: { fixed_price: { value: price, currency_code: currency } },
});

/** The smallest plan that PayPal accepts, with these billing cycles. */
export const planWith = (productId: string, cycles: unknown[], rest: Record<string, unknown> = {}) => ({
  product_id: productId,
  name: 'Monthly',
  billing_cycles: cycles,
  payment_preferences: { auto_bill_outstanding: true },
  ...rest,
});

export async function createProduct({ call }: Merchant): Promise<string> {
  return textAt(await call('POST', '/v1/catalogs/products', { name: 'Curbwise', type: 'SERVICE' }), 'id');
}

/** Creates the product's usual plan, $49 for one device and $5 for each further device after 7 free days. */
export async function createPlan(
  merchant: Merchant,
  cycles: unknown[] = [freeTrial(7), tieredCycle('49', '5')],
  rest: Record<string, unknown> = {},
): Promise<string> {
  const plan = planWith(await createProduct(merchant), cycles, rest);
  return textAt(await merchant.call('POST', '/v1/billing/plans', plan), 'id');
}

export async function createSubscription(
  { call }: Merchant,
  planId: string,
  rest: Record<string, unknown> = {},
): Promise<string> {
  return textAt(await call('POST', '/v1/billing/subscriptions', { plan_id: planId, ...rest }), 'id');
}
