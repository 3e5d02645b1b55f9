import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { WebhookDelivery } from '../payments/PaymentProvider.ts';
import { chargeRef, parseCharge } from '../documents/charges.ts';
import { parseWebhookEvent, serializeWebhookEvent, webhookEventRef } from '../documents/webhookEvents.ts';
import { syncSubscription } from './syncSubscription.ts';
import type { ServerContext } from '../context/context.ts';

/** The provider repeats an event for three days; this long it can be looked up. */
const keptDays = 90;

/** The HTTP status for the provider, which retries unless it is 2xx. */
export type WebhookAnswer = 200 | 400 | 401 | 503;

/**
 * Handles one event. Its contents are a hint only: the state is read from the provider. An event is marked as
 * handled after its effect, so that one that failed is sent again; one handled before does nothing.
 * Rejects when the effect failed: answer 500.
 */
export async function handleWebhook(
  context: ServerContext,
  delivery: WebhookDelivery,
): Promise<WebhookAnswer> {
  const { store, payments, logs, now } = context;
  const verified = await payments.verifyWebhook(delivery);
  if (verified.verdict === 'malformed') return 400;
  if (verified.verdict === 'forged') {
    logs.warn('a webhook that the payment provider did not send');
    return 401;
  }
  if (verified.verdict === 'unproven') {
    logs.warn('a webhook could not be checked, because too many certificates were asked for');
    return 503;
  }
  const { id, type, givenBack } = verified.event;
  const ref = webhookEventRef(id);
  if (parseWebhookEvent(await store.get(ref))?.handled) return 200;
  // A refund names its charge, which is on record with its subscription.
  const charge =
    givenBack?.of === undefined ? undefined : parseCharge(await store.get(chargeRef(givenBack.of)));
  const subscriptionId = verified.event.subscriptionId ?? (charge?.subscriptionId || null);
  // A refund is told by its event alone where the list does not name it.
  const told = givenBack ? [givenBack] : [];
  if (subscriptionId !== null) await syncSubscription(context, subscriptionId, { money: 'always', told });
  const received = now();
  const expires = new Date(addDays(new UTCDate(received), keptDays));
  await store.set(ref, serializeWebhookEvent({ type, subscriptionId, received, handled: true, expires }));
  return 200;
}
