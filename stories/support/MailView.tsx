import { htmlText } from '#domain/mails/htmlMail.ts';
import type { MailText } from '#domain/mails/mail.ts';
import { plainText } from '#domain/mails/plainMail.ts';

export interface MailViewProps {
  /** The message. */
  mail: MailText;
  /** `html` is what most programs show; `dark` is the same in dark mode; `text` is for programs without HTML. */
  form: 'html' | 'dark' | 'text';
}

/** Isolates the HTML from the surrounding styles, as a mail program does. */
function showApart(html: string) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    // `htmlText` escapes the owner's input.
    root.innerHTML = html;
  };
}

/** A message as shown in the inbox. */
export function MailView({ mail, form }: MailViewProps) {
  const { subject } = mail;
  const html = htmlText(mail);
  return (
    <article aria-label={subject}>
      {form === 'text' ? (
        // A mail program's text, which is no page to translate.
        <pre translate="no" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {plainText(mail)}
        </pre>
      ) : (
        <div
          key={form}
          ref={showApart(form === 'dark' ? html.replaceAll('(prefers-color-scheme: dark)', 'all') : html)}
        />
      )}
    </article>
  );
}
