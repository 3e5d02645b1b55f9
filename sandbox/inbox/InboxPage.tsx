import { linksIn, type InboxMessage } from './message.ts';
import type { WaitingReminder } from './reminders.ts';

export interface InboxPageProps {
  /** Newest first. */
  messages: readonly InboxMessage[];
  /** Scheduled messages not sent yet, the next first. */
  reminders: readonly WaitingReminder[];
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

function written(moment: Date): string {
  return `${timeFormat.format(moment)} UTC`;
}

/** Every message that would have been e-mailed, and the scheduled messages. */
export function InboxPage({ messages, reminders }: InboxPageProps) {
  return (
    <>
      <h1>Inbox</h1>
      <p>
        Every message this copy of Curbwise would have sent, newest first. Nothing leaves this machine.{' '}
        <a href="/__sandbox/inbox">Look again</a> · <a href="/__sandbox/world">The world around it</a>
        {reminders.length === 0 ? null : (
          <>
            {' · '}
            <a href="#reminders">Reminders still to come</a>
          </>
        )}
      </p>
      {messages.length === 0 ? <p>No messages yet.</p> : null}
      {messages.map((message) => (
        <Message key={message.id} {...message} />
      ))}
      {reminders.length === 0 ? null : <Reminders reminders={reminders} />}
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
          <time dateTime={received}>{written(new Date(received))}</time>
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

/** The pending reminders, each with a button that sends it now. */
function Reminders({ reminders }: Pick<InboxPageProps, 'reminders'>) {
  return (
    <article aria-labelledby="reminders">
      <h2 id="reminders">Reminders still to come</h2>
      <p>Brought forward, a reminder arrives here within half a minute, unless its owner has canceled.</p>
      {reminders.map(({ subscriptionId, to, due }) => (
        <form key={subscriptionId} method="post" action={`/__sandbox/inbox/reminders/${subscriptionId}`}>
          <dl>
            <dt>To</dt>
            <dd>{to}</dd>
            <dt>Due</dt>
            <dd>
              <time dateTime={due.toISOString()}>{written(due)}</time>
            </dd>
          </dl>
          <button type="submit" aria-label={`Bring the reminder to ${to} forward`}>
            Bring forward to now
          </button>
        </form>
      ))}
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
