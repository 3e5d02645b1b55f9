import { Facts } from './Facts.tsx';

interface Room {
  room: string;
  path: string;
  purpose: string;
  mayImport: string[];
  mayImportShared?: string[];
}

/** The map itself, read as a file because it lies outside every room. */
const maps = import.meta.glob<Room[]>('../../../rooms.json', { import: 'rooms', eager: true });

/** The rooms as the linter knows them. */
export function Rooms() {
  return (
    <Facts
      label="Rooms"
      columns={['Room', 'What it is for', 'May import']}
      rows={Object.values(maps)
        .flat()
        .map(({ room, path, purpose, mayImport, mayImportShared = [] }) => [
          `${room} (${path}/)`,
          purpose,
          mayImport.includes('*')
            ? 'every room'
            : [...mayImport, ...mayImportShared.map((one) => `what ${one} shares`)].join(', ') ||
              'nothing but itself',
        ])}
    />
  );
}
