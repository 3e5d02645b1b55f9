import type { DocumentRef, Fields, Store } from '../store/Store.ts';
import { always, nullable, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { hashId } from './format/hashId.ts';
import { newestBy } from './format/queries.ts';
import { flag, moment, text } from './format/values.ts';

const collection = 'WebhookEvents';

const table = {
  type: nullable('type', text),
  /** The provider's subscription that the event is about; null for none. */
  subscriptionId: nullable('resource', text),
  received: nullable('received', moment),
  handled: always('handled', flag, false),
  expires: nullable('expires_at', moment),
};

export type WebhookEvent = ValuesOf<typeof table>;

/** The document of an event. Its id is the event's id, or a hash if the event's id cannot be a document id. */
export function webhookEventRef(id: string): DocumentRef {
  return { collection, id: /^[\w-]{1,100}$/u.test(id) && !id.startsWith('__') ? id : hashId(id) };
}

export function parseWebhookEvent(fields: Fields | undefined): WebhookEvent | undefined {
  return fields && readTable(table, fields);
}

export function serializeWebhookEvent(event: WebhookEvent): Fields {
  return writeTable(table, event);
}

export async function newestWebhookEvents(store: Store, limit: number): Promise<WebhookEvent[]> {
  const found = await store.find(collection, newestBy(table.received, limit));
  return found.map(({ fields }) => readTable(table, fields));
}
