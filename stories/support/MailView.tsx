import { htmlText, plainText, type MailText } from '#domain/mails/mail.ts';

export interface MailViewProps {
  /** The message. */
  mail: MailText;
  /** `html` is what most programs show; `text` is for those that show no HTML. */
  form: 'html' | 'text';
}

/** A message as it lies in the inbox. */
export function MailView({ mail, form }: MailViewProps) {
  return (
    <article aria-label={mail.subject} style={{ fontFamily: 'sans-serif', lineHeight: 1.5 }}>
      <h2 style={{ fontSize: 20 }}>{mail.subject}</h2>
      {form === 'html' ? (
        // What an owner typed is escaped by `htmlText`.
        // oxlint-disable-next-line react/no-danger -- this is the HTML that is sent
        <div style={{ overflowWrap: 'anywhere' }} dangerouslySetInnerHTML={{ __html: htmlText(mail) }} />
      ) : (
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{plainText(mail)}</pre>
      )}
    </article>
  );
}
