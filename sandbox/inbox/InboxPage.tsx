import { linksIn, type InboxMessage } from './message.ts';

export interface InboxPageProps {
  /** Newest first. */
  messages: readonly InboxMessage[];
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Every message that would have been e-mailed. */
export function InboxPage({ messages }: InboxPageProps) {
  return (
    <>
      <h1>Inbox</h1>
      <p>
        Every message this copy of Curbwise would have sent, newest first. Nothing leaves this machine.{' '}
        <a href="/__sandbox/inbox">Look again</a> · <a href="/__sandbox/world">The world around it</a>
      </p>
      {messages.length === 0 ? <p>No messages yet.</p> : null}
      {messages.map((message) => (
        <Message key={message.id} {...message} />
      ))}
    </>
  );
}

function Message({ id, to, subject, received, links, text, html }: InboxMessage) {
  const inText = new Set(linksIn(text));
  const others = links.filter((link) => !inText.has(link));
  return (
    <article aria-labelledby={id}>
      <h2 id={id}>{subject || '(no subject)'}</h2>
      <dl>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={received}>{`${timeFormat.format(new Date(received))} UTC`}</time>
        </dd>
      </dl>
      <p className="text">
        <LinkedText text={text} />
      </p>
      {others.map((link) => (
        <p key={link}>
          <a href={link}>{link}</a>
        </p>
      ))}
      {html === null ? null : (
        <details>
          <summary>As HTML</summary>
          {/* An empty sandbox attribute forbids scripts, forms and navigation. */}
          <iframe
            title={`${subject}, as HTML`}
            sandbox=""
            loading="lazy"
            src={`/__sandbox/inbox/${encodeURIComponent(id)}/html`}
          />
        </details>
      )}
    </article>
  );
}

function LinkedText({ text }: { text: string }) {
  const links = linksIn(text);
  const [link] = links;
  if (link === undefined) return text;
  const start = text.indexOf(link);
  return (
    <>
      {text.slice(0, start)}
      <a href={link}>{link}</a>
      <LinkedText text={text.slice(start + link.length)} />
    </>
  );
}
