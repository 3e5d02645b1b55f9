/** Positions that each switch of a browser may have, the usual one first. */
type Switches = Readonly<Record<string, readonly [string, ...string[]]>>;

export type Positions<All extends Switches> = { [Name in keyof All]: All[Name][number] };

/** What the simulator does differently for a visitor. */
export const visitorSwitches = {
  script: ['loads', 'blocked', 'hangs', 'withoutButtons'],
  buyer: ['account', 'guestWithCard', 'guestWithoutCard', 'refused'],
} as const;

export type Visitor = Positions<typeof visitorSwitches>;

/** The cookie of a switch, so that browsers side by side may differ. */
export const cookieOf = (name: string): string => `world-${name}`;

export function positionsOf<All extends Switches>(switches: All, cookies = ''): Positions<All> {
  const said = new Map(cookies.split('; ').map((cookie) => cookie.split('=') as [string, string]));
  const positions = Object.entries(switches).map(([name, known]) => {
    const position = said.get(cookieOf(name)) ?? '';
    return [name, known.includes(position) ? position : known[0]];
  });
  return Object.fromEntries(positions) as Positions<All>;
}

export const visitorOf = (cookies?: string): Visitor => positionsOf(visitorSwitches, cookies);
