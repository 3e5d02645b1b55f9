/**
 * The switches of the page `/__sandbox/world` with their positions, the usual one first. Each is a cookie of the visiting browser,
 * which the site and the simulator both get, so browsers side by side may differ.
 */
export const switches = {
  /** PayPal's script. */
  script: ['loads', 'blocked', 'hangs', 'withoutButtons'],
  /** What PayPal offers this buyer. */
  buyer: ['account', 'guestWithCard', 'guestWithoutCard', 'refused'],
  browser: ['ordinary', 'insideAnApp'],
  /** The clock of the device. */
  clock: ['right', 'ahead40Days', 'behind3Hours'],
} as const;

/** The name of a switch. */
export type Switch = keyof typeof switches;

/** The position of every switch. */
export type World = { [Name in Switch]: (typeof switches)[Name][number] };

/** The names of all switches. */
export const switchNames = Object.keys(switches) as Switch[];

/** The cookie of a switch. */
export const cookieOf = (name: Switch): string => `world-${name}`;

/** The positions that a browser's cookies say. */
export function worldOf(cookies = ''): World {
  const said = new Map(cookies.split('; ').map((cookie) => cookie.split('=') as [string, string]));
  const positions = switchNames.map((name) => {
    const known: readonly string[] = switches[name];
    const position = said.get(cookieOf(name)) ?? '';
    return [name, known.includes(position) ? position : known[0]];
  });
  return Object.fromEntries(positions) as World;
}
