import { htmlText } from '#domain/mails/htmlMail.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { plainText } from '#domain/mails/plainMail.ts';

export interface MailViewProps {
  /** The message. */
  mail: MailText;
  /** `html` is what most programs show; `dark` is that in a dark program; `text` is for those that show no HTML. */
  form: 'html' | 'dark' | 'text';
}

/** Shows the HTML apart from the styles around it, as a program for mails does. */
function showApart(html: string) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    // What an owner typed is escaped by `htmlText`.
    root.innerHTML = html;
  };
}

/** A message as it lies in the inbox. */
export function MailView({ mail, form }: MailViewProps) {
  const { subject } = mail;
  const html = htmlText(mail);
  return (
    <article aria-label={subject}>
      {form === 'text' ? (
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{plainText(mail)}</pre>
      ) : (
        <div
          key={form}
          ref={showApart(form === 'dark' ? html.replaceAll('(prefers-color-scheme: dark)', 'all') : html)}
        />
      )}
    </article>
  );
}
