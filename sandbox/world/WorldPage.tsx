import { switches, switchNames, type World } from './world.ts';

const labels = {
  script: 'PayPal’s script',
  buyer: 'Buyer at PayPal',
  browser: 'Browser',
  clock: 'Clock of the device',
  events: 'PayPal’s events',
  scanner: 'Mail scanner',
};

const readable: Record<string, string> = {
  loads: 'loads',
  blocked: 'blocked',
  hangs: 'never answers',
  withoutButtons: 'loads without its buttons',
  account: 'has a PayPal account',
  guestWithCard: 'guest, where PayPal takes a card',
  guestWithoutCard: 'guest, where PayPal asks for an account',
  refused: 'refused by PayPal',
  ordinary: 'as it is',
  insideAnApp: 'inside Instagram',
  right: 'right',
  ahead40Days: '40 days ahead',
  behind3Hours: '3 hours behind',
  published: 'arrive as PayPal publishes them',
  off: 'off',
  lost: 'are lost',
  twice: 'arrive twice',
  on: 'opens every new link first',
};

/** Switches that hold for the whole sandbox. */
export const sharedSwitches = {
  events: ['published', 'lost', 'twice'],
  scanner: ['off', 'on'],
} as const;

export type SharedWorld = { [Name in keyof typeof sharedSwitches]: (typeof sharedSwitches)[Name][number] };

interface Positions {
  name: keyof typeof labels;
  positions: readonly string[];
  now: string;
}

function Positions({ name, positions, now }: Positions) {
  return (
    <>
      <label htmlFor={name}>{labels[name]}</label>
      <select id={name} name={name} defaultValue={now}>
        {positions.map((position) => (
          <option key={position} value={position}>
            {readable[position]}
          </option>
        ))}
      </select>
    </>
  );
}

/** Props of `WorldPage`. */
export interface WorldPageProps {
  world: World;
  shared: SharedWorld;
  /** How many links the mail scanner has opened. */
  opened: number;
  paypalUrl: string;
}

/** The world around the product, as people and tests switch it. */
export function WorldPage({ world, shared, opened, paypalUrl }: WorldPageProps) {
  return (
    <>
      <h1>World</h1>
      <p>
        What surrounds this copy of Curbwise. Nothing of it ships. <a href="/__sandbox/inbox">Inbox</a> ·{' '}
        <a href={`${paypalUrl}/__sim`}>PayPal’s payments</a>
      </p>
      <form className="card" method="post">
        <h2>For this browser</h2>
        {switchNames.map((name) => (
          <Positions key={name} name={name} positions={switches[name]} now={world[name]} />
        ))}
        <h2>For everybody</h2>
        <Positions name="events" positions={sharedSwitches.events} now={shared.events} />
        <Positions name="scanner" positions={sharedSwitches.scanner} now={shared.scanner} />
        <p>Links opened by the scanner: {opened}</p>
        <div className="actions">
          <button type="submit" className="primary">
            Switch
          </button>
        </div>
      </form>
    </>
  );
}
