import type { DocumentRef } from '../store/Store.ts';
import { always, documentsIn, nullable } from './format/codec.ts';
import { hashId, flag, moment, text } from './format/values.ts';

const documents = documentsIn('WebhookEvents', {
  type: nullable('type', text),
  /** The provider's subscription that the event is about; null for none. */
  subscriptionId: nullable('resource', text),
  received: nullable('received', moment),
  handled: always('handled', flag, false),
  expires: nullable('expires_at', moment),
});

export const webhookEvents = {
  ...documents,
  /** The document of an event. Its id is the event's id, or a hash if the event's id cannot be a document id. */
  ref: (id: string): DocumentRef =>
    documents.ref(/^[\w-]{1,100}$/u.test(id) && !id.startsWith('__') ? id : hashId(id)),
};
