import { Facts } from './Facts.tsx';

interface Transition {
  to: string;
  when?: string;
  effects?: readonly string[];
}

type Table = Readonly<Record<string, Readonly<Record<string, Transition | readonly Transition[]>>>>;

/** The server's tables, read as files because stories may not import the server's room. */
const tables = import.meta.glob<Record<string, unknown>>(
  [
    '../../../functions/src/documents/checkoutStates.ts',
    '../../../functions/src/standing/commands.ts',
    '../../../functions/src/cancel/cancellationSteps.ts',
  ],
  { eager: true },
);

const named = Object.assign({}, ...Object.values(tables)) as Record<string, Table>;

const columns = ['State', 'Event', 'State that follows', 'Also done'] as const;

/** One of the server's state tables, rendered from the server's own code. */
export function States({ table, label }: { table: string; label: string }) {
  const rows = Object.entries(named[table] ?? {}).flatMap(([state, events]) =>
    Object.entries(events).flatMap(([event, transitions]) =>
      [transitions]
        .flat()
        .map(
          ({ to, when, effects = [] }) =>
            [state, event, when === undefined ? to : `${to}, if ${when}`, effects.join(', ')] as const,
        ),
    ),
  );
  return <Facts label={label} columns={columns} rows={rows} />;
}
