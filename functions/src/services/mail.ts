import type { Confirmation } from '#domain/contract.ts';
import type { Fields } from '../store/Store.ts';

/** Words that differ from one deployment to the next. */
export interface MailBrand {
  product: string;
  supportEmail: string;
  dashboardUrl: string;
}

/** What a message to an owner about a subscription is made from. */
export interface SubscriptionNews {
  to: string;
  /** As the owner wrote it. */
  name: string;
  confirmation: Confirmation;
  brand: MailBrand;
  now: Date;
}

/** Where a message waits to be sent. */
export function mailPlace(id: string) {
  return { collection: 'mail', id };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A message as a document of the "Trigger Email" extension: one truth for its plain and its HTML form. */
export function mailFields(message: {
  to: string;
  subject: string;
  /** Paragraphs, in order. */
  lines: readonly string[];
  now: Date;
}): Fields {
  const { to, subject, lines, now } = message;
  return {
    to: [to],
    created: now,
    message: {
      subject,
      text: lines.join('\n\n'),
      html: lines.map((line) => `<p>${escaped(line)}</p>`).join('\n'),
    },
  };
}
