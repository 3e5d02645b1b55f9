import { validateAndMap, validateAndUnmap, type Schema } from '@apimatic/schema';
import type { Exchange } from '#sandbox/paypal/conformance.ts';
import { operationOf } from '#sandbox/paypal/descriptions.ts';

/**
 * One of the SDK's own schemas. They are not exported; loaded from the installed files, they can also parse requests, which
 * the SDK itself only serializes.
 */
async function schemaOf(name: string): Promise<Schema<unknown>> {
  const file = new URL(
    `../../../node_modules/@paypal/paypal-server-sdk/dist/esm/models/${name}.js`,
    import.meta.url,
  );
  const exported = (await import(/* @vite-ignore */ file.href)) as Record<string, Schema<unknown>>;
  const schema = exported[`${name}Schema`];
  if (!schema) throw new Error(`The SDK has no schema ${name}.`);
  return schema;
}

/** The SDK's schemas of each operation it has; it has neither products nor webhooks. */
const schemaNames: Readonly<Record<string, { request?: string; reply?: string }>> = {
  'plans.create': { request: 'planRequest', reply: 'billingPlan' },
  'plans.list': { reply: 'planCollection' },
  'plans.get': { reply: 'billingPlan' },
  'subscriptions.create': { request: 'createSubscriptionRequest', reply: 'subscription' },
  'subscriptions.get': { reply: 'subscription' },
  'subscriptions.revise': { request: 'modifySubscriptionRequest', reply: 'modifySubscriptionResponse' },
  'subscriptions.suspend': { request: 'suspendSubscription' },
  'subscriptions.cancel': { request: 'cancelSubscriptionRequest' },
  'subscriptions.activate': { request: 'activateSubscriptionRequest' },
  'subscriptions.transactions': { reply: 'transactionsList' },
  'captures.refund': { request: 'refundRequest', reply: 'refund' },
};

/** Every member of a JSON value by its path, such as `/links/0/rel`. */
function placesIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, member]) => placesIn(member, `${at}/${key}`));
}

/**
 * The parts of a body that the SDK cannot parse or omits because it does not know the field.
 * @returns one line for each.
 */
export async function unreadBySdk(name: string, body: unknown): Promise<string[]> {
  const schema = await schemaOf(name);
  const read = validateAndMap(body, schema);
  if (read.errors) return read.errors.map(({ message }) => `the SDK cannot read ${name}: ${message ?? ''}`);
  const written = validateAndUnmap(read.result, schema);
  const known = new Set(placesIn(written.errors ? {} : written.result));
  return placesIn(body)
    .filter((place) => !known.has(place))
    .map((place) => `the SDK leaves out ${place} of ${name}`);
}

/** The parts of an exchange that the SDK cannot parse; refusals are not checked. */
export async function unreadIn({ method, path, request, status, reply }: Exchange): Promise<string[]> {
  const operation = operationOf(method, path);
  const names = schemaNames[operation?.source.split('#')[1] ?? ''];
  if (!names || status >= 300) return [];
  return [
    ...(names.request !== undefined && request !== undefined
      ? await unreadBySdk(names.request, request)
      : []),
    ...(names.reply !== undefined ? await unreadBySdk(names.reply, reply) : []),
  ];
}
