import { Facts } from './Facts.tsx';

type Table = Readonly<
  Record<
    string,
    Readonly<Record<string, ReadonlyArray<{ to: string; when?: string; effects?: readonly string[] }>>>
  >
>;

/** The server's tables, read as files because stories may not import the server's room. */
const tables = import.meta.glob<Record<string, unknown>>('../../../functions/src/states/*.ts', {
  eager: true,
});

const named = Object.assign({}, ...Object.values(tables)) as Record<string, Table>;

const columns = ['State', 'Event', 'State that follows', 'Also done'] as const;

/** One of the server's state tables, rendered from the server's own code. */
export function States({ table, label }: { table: string; label: string }) {
  const rows = Object.entries(named[table] ?? {}).flatMap(([state, events]) =>
    Object.entries(events).flatMap(([event, transitions]) =>
      transitions.map(
        ({ to, when, effects = [] }) =>
          [state, event, when === undefined ? to : `${to}, if ${when}`, effects.join(', ')] as const,
      ),
    ),
  );
  return <Facts label={label} columns={columns} rows={rows} />;
}
