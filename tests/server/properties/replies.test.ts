import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { finishCheckout } from '#functions/checkout/activation.ts';
import { checkoutFrom, type Checkout } from '#functions/documents/checkouts.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { itHolds } from '../../support/holds.ts';
import { register, start } from '../testServer.ts';
import { openSharedSimulator } from '../inProcess/sharedSimulator.ts';
import { payPalAt } from './provider.ts';

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;
type Path = readonly (string | number)[];

/** PayPal's response about an approved subscription, with its checkout. */
interface Approved {
  checkout: Checkout;
  reply: Json;
}

/** PayPal's price of three devices, in either of the two pricing ways. */
async function approvedBy(singleUnitTiers: 'accepted' | 'refused'): Promise<Approved> {
  const simulator = await openSharedSimulator({ settings: { singleUnitTiers } });
  try {
    const server = await simulator.server();
    const id = await start(server, await register(server, { posDevices: 3 }));
    await server.approve(id);
    const { access_token: token } =
      (await server.store.get({ collection: 'Credentials', id: 'PayPal' })) ?? {};
    const response = await fetch(`${server.paypalUrl}/v1/billing/subscriptions/${id}?fields=plan`, {
      headers: { authorization: `Bearer ${String(token)}` },
    });
    const [found] = Object.entries(await server.readCollection('Checkouts'));
    const checkout = found && checkoutFrom(...found);
    if (!checkout) throw new Error('there is no checkout');
    await server.stop();
    return { checkout, reply: (await response.json()) as Json };
  } finally {
    simulator.close();
  }
}

function placesIn(value: Json, path: Path = []): Path[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const below = inside.flatMap(([name, item]) =>
    placesIn(item, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? below : [path, ...below];
}

/** The value with a replacement at a path; without a replacement, the member is removed. */
function withAt(value: Json, [name, ...rest]: Path, put: { value: Json } | 'gone' | 'renamed'): Json {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    if (key !== String(name)) return [[key, item]];
    if (rest.length > 0) return [[key, withAt(item, rest, put)]];
    if (put === 'gone') return [];
    return put === 'renamed' ? [[`${key}_`, item]] : [[key, put.value]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Names of who, what, how much and when: no other value may be accepted there. */
const decisive =
  /^(?:id|status|plan_id|custom_id|quantity|create_time|subscriber(?:\.payer_id)?|plan|plan\.billing_cycles(?:\.\d+(?:\.(?:frequency(?:\.\w+)?|tenure_type|sequence|total_cycles|pricing_scheme(?:\.(?:fixed_price|tiers|pricing_model).*)?))?)?)$/u;

/** Members that may be missing although their value is decisive: PayPal omits them, or they mean nothing alone. */
const mayBeMissing = /(?:\.starting_quantity|\.\d+\.ending_quantity|\.pricing_scheme\.version)$/u;

/** Members that must exist, with any text or number. */
const anyValue = /^(?:subscriber\.payer_id|create_time|plan\.billing_cycles\.\d+\.sequence)$/u;

type Verdict = 'accepted' | 'not yet' | 'refused';

const provider = payPalAt('http://127.0.0.1:1');

/** Null means a missing member, also as a text: PayPal writes some in one reply that it leaves out in the next. */
const isNull = (how: Parameters<typeof withAt>[2] | 'extended') =>
  typeof how === 'object' && (how.value === null || how.value === 'null');

/** The services' verdict on a response; `accepted` once they begin to record it. */
async function verdictOn({ checkout }: Approved, reply: Json): Promise<Verdict> {
  const seen = { refused: false };
  class Accepted extends Error {}
  const logs = { info: () => undefined, warn: () => undefined, error: () => (seen.refused = true) };
  const store = {
    get: async () => undefined,
    transaction: () => Promise.reject(new Accepted()),
  };
  const context = { store, logs, now: () => new Date() } as unknown as ServerContext;
  try {
    vi.stubGlobal('fetch', async () => Response.json(reply));
    const subscription = await provider.readSubscription(checkout.subscriptionId ?? '');
    const result = await finishCheckout(context, { checkout, subscription, orderId: null });
    return result === null ? 'not yet' : 'accepted';
  } catch (error) {
    if (error instanceof Accepted) return seen.refused ? 'refused' : 'accepted';
    if (error instanceof AppError || error instanceof PaymentProviderError) return 'refused';
    throw error;
  }
}

afterAll(() => void vi.unstubAllGlobals());

const otherKind: fc.Arbitrary<Json> = fc.constantFrom<Json>([], {}, [[]], { value: {} });

let approved: Record<'tiers' | 'overrides', Approved>;
beforeAll(async () => {
  approved = { tiers: await approvedBy('accepted'), overrides: await approvedBy('refused') };
});

const tried = async (
  kind: 'tiers' | 'overrides',
  at: number,
  how: Parameters<typeof withAt>[2] | 'extended',
) => {
  const { reply } = approved[kind];
  const places = placesIn(reply);
  const path = places[at % places.length] ?? [];
  const name = path.join('.');
  const changed =
    how === 'extended'
      ? withAt(reply, path.slice(0, -1).concat('extra'), { value: 1 })
      : withAt(reply, path, how);
  const verdict = await verdictOn(approved[kind], changed);
  if (isNull(how) && !Number.isInteger(path.at(-1))) {
    const without = await verdictOn(approved[kind], withAt(reply, path, 'gone'));
    if (verdict !== without) throw new Error(`${name} null: ${verdict}, without: ${without}`);
    return;
  }
  const asText = (json: Json) => JSON.stringify(json).replaceAll(/"(\d+)"/gu, '$1');
  const nothingChanged = asText(changed) === asText(reply);
  const wanted = how === 'extended' || nothingChanged;
  const value = typeof how === 'object' && (typeof how.value === 'string' || typeof how.value === 'number');
  // A plan with one price accepts no quantity.
  const unneeded = kind === 'overrides' && name === 'quantity' && typeof how === 'string';
  const forbidden =
    !unneeded && decisive.test(name) && !mayBeMissing.test(name) && !(value && anyValue.test(name));
  if (wanted ? verdict !== 'accepted' : forbidden && verdict === 'accepted') {
    throw new Error(`${name} ${JSON.stringify(how)}: ${verdict}`);
  }
};

const how = fc.oneof(
  fc.constantFrom('gone' as const, 'renamed' as const, 'extended' as const),
  otherKind.map((value) => ({ value })),
  fc.constantFrom<Json>('OTHER', '0', '999', -1, 0, 7, null, 'null').map((value) => ({ value })),
);

describe.each(['tiers', 'overrides'] as const)(
  'an answer about a subscription that is priced by %s',
  (kind) => {
    itHolds(2_500, {
      title: 'counts only with all that was offered',
      property: fc.asyncProperty(fc.nat(), how, (at, change) => tried(kind, at, change)),
    });
  },
);

it.each([{ percentage: 'null' }, { percentage: null }, { percentage: '0.0' }])(
  'a subscription with its own price counts if PayPal shows the tax %j that nobody set',
  async (taxes) => {
    const { reply } = approved.overrides;
    const plan = { ...(reply as { plan: object }).plan, taxes };
    expect(await verdictOn(approved.overrides, { ...(reply as object), plan })).toBe('accepted');
  },
);
