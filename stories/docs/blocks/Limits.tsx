import { limits, timings } from '#domain/limits.ts';
import { Facts } from './Facts.tsx';

/** Every limit that browser and server enforce, from the code. */
export function Limits() {
  return (
    <Facts
      label="Limits"
      columns={['Limit', 'Value']}
      rows={Object.entries(limits).map(([name, parts]) => [
        name,
        Object.entries(parts)
          .map(([part, value]) => `${part} ${value}`)
          .join(', '),
      ])}
    />
  );
}

/** Every delay that a visitor can notice, in milliseconds. */
export function Timings() {
  return (
    <Facts
      label="Delays"
      columns={['Delay', 'Milliseconds']}
      rows={Object.entries(timings).map(([name, wait]) => [name, [wait].flat().join(', ')])}
    />
  );
}
