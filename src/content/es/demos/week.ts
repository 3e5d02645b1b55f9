import type * as english from '../../demos/week.ts';
import type { Translated } from '#domain/translated.ts';

export const dayNames: Translated<typeof english.dayNames> = {
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábado',
  sun: 'domingo',
};

export const dayLabels: Translated<typeof english.dayLabels> = {
  mon: 'Lunes',
  tue: 'Martes',
  wed: 'Miércoles',
  thu: 'Jueves',
  fri: 'Viernes',
  sat: 'Sábado',
  sun: 'Domingo',
};

/** An hour of the day in the 12-hour style of the United States, on one line: `7 am`, `12 pm`. */
export const hourName: typeof english.hourName = (hour) => {
  const clock = hour % 12 === 0 ? 12 : hour % 12;
  return `${clock}\u00A0${hour % 24 < 12 ? 'am' : 'pm'}`;
};

/** A range from the start of the first hour to the end of the last: `de 11 am a 2 pm` for 11 and 13. */
export const hoursName: typeof english.hoursName = (from, to) => `de ${hourName(from)} a ${hourName(to + 1)}`;

const grouped = new Intl.NumberFormat('es-US');

/** A formatted whole number: `42`, `1,808`. */
export const wholeNumber: typeof english.wholeNumber = (count) => grouped.format(count);

/** A number of orders: `1 pedido`, `1,808 pedidos`. */
export const orders: typeof english.orders = (count) =>
  `${wholeNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'}`;
