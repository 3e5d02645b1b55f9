import { pauseNotices, promptNotices, scheduledNotices } from '#domain/notices.ts';
import { Facts } from './Facts.tsx';

const columns = ['Notice', 'Who', 'When', 'What it says', 'Why'] as const;

/** The table of notices, as the server reads it: those that a day brings, or those that an event brings. */
export function Notices({ brought }: { brought: 'by a day' | 'by an event' }) {
  const table = brought === 'by a day' ? { ...scheduledNotices, ...pauseNotices } : promptNotices;
  const rows = Object.entries(table).map(
    ([id, { who, when, says, why }]) => [id, who, when, says, why] as const,
  );
  return <Facts label={`Notices brought ${brought}`} columns={columns} rows={rows} />;
}
