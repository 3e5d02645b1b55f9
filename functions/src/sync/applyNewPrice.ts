import { findMail, isLate } from '../documents/mail.ts';
import { parseSubscription, subscriptionRef } from '../documents/subscription.ts';
import type { ServerContext } from '../context/context.ts';
import { isNewPriceDue } from '../subscription/change/newPrice.ts';
import { syncSubscription } from './syncSubscription.ts';
import { priceMailId } from '../mails/notices.ts';

/** Sets the new price once the announced charge is the next one, because it counts at once. Repeatable. */
export async function applyNewPrice(context: ServerContext, email: string): Promise<void> {
  const { store, payments, logs, now } = context;
  const record = parseSubscription(await store.get(subscriptionRef(email)));
  if (!record?.priceChange?.from || !isNewPriceDue(record, now())) return;
  const { subscriptionId: id, billing, priceChange } = record;
  if (!billing?.currency) return;
  const mail = await findMail(store, priceMailId(record.priceChange.from, id));
  const delivery = mail?.delivery?.state ?? null;
  // Without the extension, or with wrong settings, nothing is written to the message.
  if (mail && delivery !== 'SUCCESS') {
    const event = 'a new price is not charged, because its message is not delivered';
    if (delivery === 'ERROR' || isLate(mail, now())) logs.error(event, { subscriptionId: id, delivery });
    else logs.warn(event, { subscriptionId: id, delivery });
    return;
  }
  const { price, additionalDevice, total } = priceChange;
  await payments.repriceSubscription({ id, currency: billing.currency, price, additionalDevice, total });
  await syncSubscription(context, id);
  logs.info('a new price is charged from now on', { subscriptionId: id });
}
