import { daysAfter } from '#domain/days.ts';
import { chargeRef, parseCharge } from '../documents/charges.ts';
import type { PaymentEvent, WebhookDelivery } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';
import { webhookEvents } from '../documents/webhookEvents.ts';
import { noteDispute, reportDispute } from './disputes.ts';
import { syncSubscription } from './syncSubscription.ts';
import type { ServerContext } from '../context/context.ts';

/** How long a stored event can be looked up. The provider repeats it for three days only. */
const keptDays = 90;

/** The HTTP status for the provider, which repeats the event unless the status is 2xx. */
export type WebhookAnswer = 200 | 400 | 401 | 503;

/** The subscription of an event, also by its charge alone; null if it is none of ours. */
export async function subscriptionOf(
  store: Pick<Store, 'get'>,
  { subscriptionId, chargeId }: PaymentEvent,
): Promise<string | null> {
  const charge = chargeId === undefined ? null : parseCharge(await store.get(chargeRef(chargeId)));
  return subscriptionId ?? (charge?.subscriptionId || null);
}

/** Whether an event has had its effect. */
export async function isHandled({ store }: ServerContext, { id }: PaymentEvent): Promise<boolean> {
  return webhookEvents.parse(await store.get(webhookEvents.ref(id))).handled;
}

/** Updates our records of a subscription after an event about it. */
async function carryOut(
  context: ServerContext,
  subscriptionId: string,
  { at, chargeId = '', movement, dispute }: PaymentEvent,
): Promise<void> {
  const ours = dispute && { subscriptionId, chargeId, dispute, at };
  if (ours) await noteDispute(context, ours);
  // If the list does not name a refund, its event alone reports it.
  await syncSubscription(context, subscriptionId, { money: 'always', reported: movement ? [movement] : [] });
  if (ours?.dispute.step === 'opened') await reportDispute(context, ours);
}

/** The event for each charge that it is about: a dispute may be about several, also of other subscriptions. */
function byCharge(event: PaymentEvent): PaymentEvent[] {
  const others = event.dispute?.chargeIds.filter((chargeId) => chargeId !== event.chargeId) ?? [];
  const about = (chargeId: string) => ({ ...event, chargeId, subscriptionId: null });
  return [event, ...others.map(about)];
}

/** Carries out an event, delivered or listed, and marks it as handled after its effect. */
export async function handleEvent(context: ServerContext, event: PaymentEvent): Promise<void> {
  const { store, logs, now } = context;
  const { id, type } = event;
  let subscriptionId: string | null = null;
  for (const one of byCharge(event)) {
    // One that is not listed yet may be of the same subscription as the event's own.
    const found: string | null = (await subscriptionOf(store, one)) ?? subscriptionId;
    if (found !== null) await carryOut(context, found, one);
    subscriptionId ??= found;
  }
  // It may be about another product of the same account at the provider.
  if (subscriptionId === null) logs.info('an event about no subscription of ours', { type });
  const received = now();
  const expires = daysAfter(received, keptDays);
  const handled = webhookEvents.serialize({ type, subscriptionId, received, handled: true, expires });
  await store.set(webhookEvents.ref(id), handled);
}

/**
 * Handles one delivery. The event's contents are only a hint: the state is read from the provider. The provider repeats a
 * failed one; a repeated event has no effect. Rejects if the effect failed; respond with 500 then.
 */
export async function handleWebhook(
  context: ServerContext,
  delivery: WebhookDelivery,
): Promise<WebhookAnswer> {
  const { payments, logs } = context;
  const verified = await payments.verifyWebhook(delivery);
  if (verified.verdict === 'malformed') return 400;
  if (verified.verdict === 'forged') {
    logs.warn('a webhook that the payment provider did not send');
    return 401;
  }
  if (verified.verdict === 'unproven') {
    logs.warn('a webhook could not be checked now');
    return 503;
  }
  const { event } = verified;
  if (!(await isHandled(context, event))) await handleEvent(context, event);
  return 200;
}
