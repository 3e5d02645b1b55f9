import type { pluralize as english, extraDevicesAt as englishExtra } from '../pluralize.ts';

/** A number with its noun: `1 dispositivo`, `3 dispositivos`. */
export const pluralize: typeof english = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** The label of the line for additional devices: `2 dispositivos adicionales a $9.00 cada uno`. */
export const extraDevicesAt: typeof englishExtra = (count, each) =>
  `${pluralize(count, 'dispositivo adicional', 'dispositivos adicionales')} a ${each} cada uno`;
