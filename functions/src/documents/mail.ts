import { htmlText } from '#domain/mails/htmlMail.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { plainText } from '#domain/mails/plainMail.ts';
import type { Fields } from '../store/Store.ts';

/** The recipient and the time of a message. */
export interface Addressed {
  to: string;
  /** The account that the message is about; undefined for a record that was imported and names none. */
  uid: string | undefined;
  now: Date;
}

/** The document of a message in the outgoing mail. */
export function mailRef(id: string) {
  return { collection: 'mail', id };
}

/**
 * A message as a document of the "Trigger Email" extension. It is written in the same transaction as its cause, so that
 * it is sent once, and only if the cause is true.
 */
export function mailFields({ to, uid, now }: Addressed, text: MailText): Fields {
  return {
    to: [to],
    ...(uid !== undefined && { uid }),
    created: now,
    message: { subject: text.subject, text: plainText(text), html: htmlText(text) },
  };
}
