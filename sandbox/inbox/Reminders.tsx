import type { WaitingReminder } from './reminders.ts';

export interface RemindersProps {
  /** The next reminder first; at least one. */
  reminders: readonly WaitingReminder[];
  written: (moment: Date) => string;
}

/** The pending reminders, each with a button that sends it now. */
export function Reminders({ reminders, written }: RemindersProps) {
  return (
    <article aria-labelledby="reminders">
      <h2 id="reminders">Reminders still to come</h2>
      <p>Brought forward, a reminder arrives here within half a minute, unless its owner has cancelled.</p>
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
