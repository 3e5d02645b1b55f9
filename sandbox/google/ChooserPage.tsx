import type { GoogleAccount } from '../auth/accounts.ts';

/** Maximum number of offered accounts. More would push the form for another account too far down. */
const mostOffered = 5;

export interface ChooserPageProps {
  /** Accounts that have signed in before, the most recent first. */
  accounts: readonly GoogleAccount[];
  /** The error if the typed text cannot be an account. */
  refused: boolean;
  /** The address to return to after a redirect; null in a popup. */
  back: string | null;
}

const chosenPath = '/__sandbox/google/chosen';

export function ChooserPage({ accounts, refused, back }: ChooserPageProps) {
  const returnField = back === null ? null : <input type="hidden" name="return" value={back} />;
  return (
    <>
      <h1>Choose an account</h1>
      <p>This page stands in for Google on this machine. Any address will do; no password is asked.</p>
      {accounts.slice(0, mostOffered).map(({ sub, email, name }) => (
        <form key={sub} method="post" action={chosenPath}>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="name" value={name} />
          {returnField}
          <button type="submit" className="account">
            {name}
            <span>{email}</span>
          </button>
        </form>
      ))}
      <form className="card" method="post" action={chosenPath} aria-labelledby="another">
        <h2 id="another">{accounts.length === 0 ? 'An account' : 'Another account'}</h2>
        {returnField}
        {refused ? <p role="alert">Enter an e-mail address and a name.</p> : null}
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="off" required />
        <label htmlFor="name">Name</label>
        <input id="name" name="name" autoComplete="off" required />
        <div className="actions">
          <button type="submit" className="primary">
            Continue
          </button>
          {back === null ? (
            <button type="button" id="cancel">
              Cancel
            </button>
          ) : (
            <a href={back}>Cancel</a>
          )}
        </div>
      </form>
    </>
  );
}
