import { isFields, type Store, type StoredDocument, type Value } from '#functions/store/Store.ts';
import { linksIn, type InboxMessage } from './message.ts';

/** The `mail` documents as messages, as the Trigger Email extension would send them. */
export async function outboxMessages(store: Store): Promise<InboxMessage[]> {
  return (await store.find('mail')).map(messageOf);
}

function messageOf({ id, fields }: StoredDocument): InboxMessage {
  const message = isFields(fields['message']) ? fields['message'] : {};
  const text = textOf(message['text']);
  const html = textOf(message['html']);
  const created = fields['created'];
  return {
    id: `mail-${id}`,
    to: [fields['to']].flat().map(textOf).join(', '),
    subject: textOf(message['subject']),
    kind: 'mail',
    received: (created instanceof Date ? created : new Date(0)).toISOString(),
    links: [...new Set([...linksIn(text), ...linkedIn(html)])],
    text,
    html: html || null,
  };
}

function linkedIn(html: string): string[] {
  return [...html.matchAll(/href="(https?:[^"]*)"/gu)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
}

function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}
