import { object, string } from 'yup';
import type { WebhookSignature } from '../paypal/PayPalClient.ts';
import { follow } from './following.ts';
import type { World } from './world.ts';

/** What to answer PayPal: it sends again what is not answered with 2xx. */
export type WebhookAnswer = 200 | 400 | 401;

const eventSchema = object({
  id: string().required(),
  event_type: string().required(),
  resource: object({ id: string(), billing_agreement_id: string() }),
});

/**
 * Takes in one event. Its contents are a hint only: the state is read from PayPal (facts: paypal section 3).
 * An event is marked handled after its effect, so one that failed is sent again; one seen before does nothing.
 * Rejects when the effect failed: answer 500.
 */
export async function takeWebhook(
  world: World,
  request: { signature: WebhookSignature | null; rawBody: string },
): Promise<WebhookAnswer> {
  const { store, paypal, logs, now } = world;
  const { signature, rawBody } = request;
  if (signature === null) return 401;
  let event: ReturnType<typeof eventSchema.validateSync>;
  try {
    event = eventSchema.validateSync(JSON.parse(rawBody));
  } catch {
    return 400;
  }
  if (!(await paypal.isGenuine({ signature, rawBody }))) {
    logs.warn('a webhook that PayPal did not send');
    return 401;
  }
  const place = { collection: 'WebhookEvents', id: event.id };
  const seen = await store.get(place);
  if (seen?.['handled'] === true) return 200;
  const subscriptionId = event.event_type.startsWith('BILLING.SUBSCRIPTION.')
    ? event.resource.id
    : event.resource.billing_agreement_id;
  if (subscriptionId !== undefined) await follow(world, subscriptionId);
  await store.set(place, {
    type: event.event_type,
    resource: subscriptionId ?? null,
    received: now(),
    handled: true,
  });
  return 200;
}
