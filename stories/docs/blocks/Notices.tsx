import { pauseNotices, promptNotices, scheduledNotices } from '#domain/notices.ts';
import { Facts } from './Facts.tsx';

const columns = ['Notice', 'Who', 'When', 'What it says', 'Why'] as const;

/** The table of notices that the server reads: those sent on a date, or those sent on an event. */
export function Notices({ brought }: { brought: 'by a day' | 'by an event' }) {
  const table = brought === 'by a day' ? { ...scheduledNotices, ...pauseNotices } : promptNotices;
  const rows = Object.entries(table).map(
    ([id, { who, when, says, why }]) => [id, who, when, says, why] as const,
  );
  return <Facts label={`Notices brought ${brought}`} columns={columns} rows={rows} />;
}
