import { Facts } from './Facts.tsx';

interface Room {
  room: string;
  path: string;
  purpose: string;
  mayImport: string[];
  mayImportShared?: string[];
  floors?: Record<string, string>;
}

/** The room map, read as a file because it lies outside every room. */
const maps = import.meta.glob<Room[]>('../../../rooms.json', { import: 'rooms', eager: true });

type Row = readonly [name: string, ...cells: string[]];

function rowOf({ room, path, purpose, mayImport, mayImportShared = [] }: Room): Row[] {
  const named = [...mayImport, ...mayImportShared.map((one) => `what ${one} shares`)];
  const allowed = mayImport.includes('*') ? 'every room' : named.join(', ') || 'nothing but itself';
  return [[`${room} (${path}/)`, purpose, allowed]];
}

/** The folders of a stacked room: each may import the earlier ones. */
function floorsOf({ path, floors = {} }: Room): Row[] {
  return Object.entries(floors).map(([floor, purpose], at) => [
    `${path}/src/${floor}/`,
    purpose,
    at === 0 ? 'no other floor' : 'the floors before it in this list',
  ]);
}

export function Rooms() {
  return (
    <Facts
      label="Rooms"
      columns={['Room', 'What it is for', 'May import']}
      rows={Object.values(maps)
        .flat()
        .flatMap((room) => [rowOf(room), floorsOf(room)].flat())}
    />
  );
}
