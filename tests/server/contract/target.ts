import {
  Client,
  Environment,
  OAuthAuthorizationController,
  PaymentsController,
  SubscriptionsController,
} from '@paypal/paypal-server-sdk';
import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { restClient } from '#functions/paypal/http/restClient.ts';
import { accountInMemory } from '#operations/provision/accountInMemory.ts';
import { payPalProvisioning, type PayPalProvisioning } from '#operations/provision/payPalProvisioning.ts';
import type { Exchange } from '#simulator/conformance.ts';
import { sandboxClientId, sandboxClientSecret, startPayPalSimulator } from '#simulator/startSimulator.ts';

/** The variables that name an application in PayPal's sandbox. */
export const credentialVariables = ['PAYPAL_SANDBOX_CLIENT_ID', 'PAYPAL_SANDBOX_SECRET'] as const;

/** `npm run contract` sets it to `sandbox`; otherwise the simulator is used. */
export const targetVariable = 'PAYPAL_CONTRACT';

/** A person's time limit for approving on PayPal's page, in milliseconds. */
const patience = 10 * 60_000;

/** The server under contract: the simulator, or PayPal's sandbox. */
export interface ContractTarget {
  /** Whether it is PayPal itself, which may return more than it documents and needs a person to approve. */
  isPayPal: boolean;
  clientId: string;
  clientSecret: string;
  /** PayPal's own SDK. */
  sdk: {
    tokens: OAuthAuthorizationController;
    subscriptions: SubscriptionsController;
    payments: PaymentsController;
  };
  ours: PaymentProvider & PayPalProvisioning;
  /** An address that can be registered for a webhook. */
  webhookUrl: string;
  takeExchanges(): Exchange[];
  /** The buyer approves: immediately in the simulator; at PayPal once a person has opened the printed page. */
  agree(subscriptionId: string, page: string | undefined): Promise<void>;
  /** The buyer consents to a revision to another plan, as above. */
  consent(subscriptionId: string, page: string): Promise<void>;
  /** Makes the simulator refuse a tier for a single device; PayPal itself is not changed. */
  refuseSingleUnitTiers(): Promise<void>;
  stop(): Promise<void>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A `fetch` that sends every request to one origin and records the responses. */
function recorder(origin: string): { exchanges: Exchange[]; fetch: typeof fetch; restore: () => void } {
  const own = globalThis.fetch;
  const exchanges: Exchange[] = [];
  const recording: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const { method, headers, signal } = request;
    const sent = { method, headers, signal, ...(text !== '' && { body: text }) };
    const response = await own(origin + pathname + search, sent);
    const { status } = response;
    const reply = parsed(await response.clone().text());
    exchanges.push({ method, path: pathname + search, request: parsed(text), status, reply });
    return response;
  };
  globalThis.fetch = recording;
  return { exchanges, fetch: recording, restore: () => (globalThis.fetch = own) };
}

/** Opens the simulator, or PayPal's sandbox for `npm run contract`. */
export async function openTarget(): Promise<ContractTarget> {
  const isPayPal = process.env[targetVariable] === 'sandbox';
  const [clientId = '', clientSecret = ''] = isPayPal
    ? credentialVariables.map((name) => process.env[name])
    : [sandboxClientId, sandboxClientSecret];
  const simulator = isPayPal ? undefined : await startPayPalSimulator({ port: 0, webhookBackoff: [10] });
  const origin = simulator?.url ?? 'https://api-m.sandbox.paypal.com';
  const { exchanges, fetch: recording, restore } = recorder(origin);

  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: Environment.Sandbox,
    // The SDK knows only PayPal's two addresses; this is its own way to use another connection.
    unstable_httpClientOptions: { adapter: 'fetch', env: { fetch: recording } },
  });
  const simulated = !isPayPal;
  const account = accountInMemory({ clientId, secret: clientSecret, endpoint: origin, simulated });
  const ours = { ...payPalProvider(account), ...payPalProvisioning(restClient(account)) };

  /** Calls one of the simulator's controls. */
  const control = async (method: string, path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const { ok, status } = await fetch(`${origin}/__sim${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`The simulator answered ${status}.`);
  };
  /** Waits for what a person does on PayPal's page. */
  const until = async (id: string, isDone: (subscription: ProviderSubscription) => boolean) => {
    const end = Date.now() + patience;
    while (!isDone(await ours.readSubscription(id))) {
      if (Date.now() > end) throw new Error('The subscription was not approved in time.');
      await wait(5_000);
    }
  };

  return {
    isPayPal,
    clientId,
    clientSecret,
    sdk: {
      tokens: new OAuthAuthorizationController(client),
      subscriptions: new SubscriptionsController(client),
      payments: new PaymentsController(client),
    },
    ours,
    webhookUrl: isPayPal
      ? `https://contract-${Date.now()}.example.com/api/paypalWebhook`
      : 'http://127.0.0.1:1/api/paypalWebhook',
    takeExchanges: () => exchanges.splice(0),
    async agree(id, page) {
      if (simulator) return control('POST', `/subscriptions/${id}/approve`);
      console.warn(`Agree as a buyer of your sandbox, within ten minutes: ${page ?? 'no page was answered'}`);
      await until(id, ({ status }) => status === 'active');
    },
    async consent(id, page) {
      if (simulator) return control('POST', `/subscriptions/${id}/consent`);
      const former = await ours.readSubscription(id);
      console.warn(`Agree to the change as the same buyer, within ten minutes: ${page}`);
      await until(id, ({ providerPlanId }) => providerPlanId !== former.providerPlanId);
    },
    async refuseSingleUnitTiers() {
      if (simulator) await control('PUT', '/settings', { singleUnitTiers: 'refused' });
    },
    async stop() {
      restore();
      await simulator?.stop();
    },
  };
}
