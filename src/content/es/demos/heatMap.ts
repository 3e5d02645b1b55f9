import type * as english from '../../demos/heatMap.ts';
import type { Translated } from '#domain/translated.ts';
import { pluralize } from '#domain/pluralize.ts';
import { dayNames, hoursName } from './week.ts';

/** Named parts of a day, by their first and last hours. */
export const dayParts: Translated<typeof english.dayParts> = [
  { id: 'all', name: 'Todo el día', said: '', from: 7, to: 21 },
  { id: 'breakfast', name: 'Desayuno', said: 'a la hora del desayuno', from: 7, to: 10 },
  { id: 'lunch', name: 'Mediodía', said: 'al mediodía', from: 11, to: 14 },
  { id: 'afternoon', name: 'Tarde', said: 'por la tarde', from: 15, to: 16 },
  { id: 'evening', name: 'Noche', said: 'por la noche', from: 17, to: 21 },
];

/** The time range, after a comma: 'martes al mediodía', 'toda la semana, de 9 am a 3 pm'. */
function when(day: keyof typeof dayNames | undefined, from: number, to: number): string {
  const part = dayParts.find((entry) => entry.from === from && entry.to === to);
  const days = day ? dayNames[day] : 'toda la semana';
  if (!part) return `${days}, ${hoursName(from, to)}`;
  return part.said === '' ? days : `${days} ${part.said}`;
}

export const heatMap: Translated<typeof english.heatMap> = {
  title: 'Dónde conviene vender',
  map: 'Mapa',
  table: 'Tabla',
  view: 'Ver como',
  measure: 'Medida',
  measures: { profit: 'Ganancia', revenue: 'Ventas', orders: 'Pedidos' },
  subject: 'Qué se vendió',
  everything: 'Todo',
  item: 'Producto',
  allOf: (category) => `Todo: ${category.toLowerCase()}`,
  day: 'Día',
  wholeWeek: 'Toda la semana',
  dayPart: 'Parte del día',
  hours: 'Horas',
  from: 'Desde',
  until: 'Hasta',
  hoursName,
  spots: 'Lugares en el mapa',
  noSales: 'Sin ventas',
  noValue: '–',
  rank: (rank) => `número ${rank}`,
  best: ({ day, from, to, subject, spot, value, measure }) => {
    const made = {
      profit: `dejó ${value} de ganancia`,
      revenue: `vendió ${value}`,
      orders: `atendió ${value}`,
    }[measure];
    const of = subject ? ` para ${subject}` : '';
    return {
      lead: `El mejor lugar${of}, ${when(day, from, to)}, promedio de 8 semanas:`,
      fact: `${spot} ${made}.`,
    };
  },
  nothingSold: (day, from, to) => `Sin ventas: ${when(day, from, to)}. Prueba otras horas u otro día.`,
  leavesMore: (spot, profit) => `Quitando gastos, ${spot} deja más: ${profit}.`,
  detail: {
    costs: (place, running) => {
      const pitch =
        place === 0
          ? 'Este lugar no cobra comisión'
          : `La comisión del lugar es el ${place}% de lo que vendes`;
      return `${pitch}. Los sueldos y la gasolina se llevan el ${running}%.`;
    },
    visits: (count, day) => {
      // 'lunes' is both singular and plural; only Saturday and Sunday differ.
      const days = day === 'sat' || day === 'sun' ? `${dayNames[day]}s` : day && dayNames[day];
      return `Promedio de ${pluralize(count, day ? dayNames[day] : 'día', days ?? 'días')} aquí.`;
    },
    perOrder: 'Ganancia por pedido',
    bestHour: 'Mejor hora',
    bestItem: 'Lo más vendido',
    choose: 'Elige un lugar en el mapa para verlo de cerca.',
  },
  columns: {
    spot: 'Lugar',
    orders: 'Pedidos',
    revenue: 'Ventas',
    profit: 'Ganancia',
    share: 'Comisión del lugar',
  },
  caption: (subject, day, from, to) => `${subject}, ${when(day, from, to)}`,
  hour: 'Hora',
  byHour: (subject, day) => `${subject} por hora, ${day ? dayNames[day] : 'toda la semana'}`,
  percent: (percent) => `${percent}%`,
  legend: { none: 'nada', most: 'el máximo' },
  bay: 'Bahía Calder',
};
