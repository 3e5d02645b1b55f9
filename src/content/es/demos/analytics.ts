import type { analytics as english } from '../../demos/analytics.ts';
import type { Translated } from '#domain/translated.ts';
import { pluralize } from '#domain/pluralize.ts';
import { hourName, orders } from './week.ts';

const sold = (count: number) => `${count === 1 ? 'se vendió' : 'se vendieron'} ${count}`;

export const analytics: Translated<typeof english> = {
  title: 'Cómo va el día',
  period: 'Periodo',
  wholeWeek: 'Esta semana',
  when: (day) => (day === undefined ? 'esta semana' : `el ${day}`),
  sell: 'Vender un pedido de muestra',
  justSold: (ticket, total, profit) => `Pedido ${ticket}: entraron ${total}, te quedan ${profit}.`,
  nothingYet: 'Vende algo, aquí o en el punto de venta, y mira cómo cambian los números.',
  figures: {
    profit: 'Ganancia después de gastos',
    revenue: 'Ventas',
    orders: 'Pedidos',
    perOrder: 'Pedido promedio',
  },
  mine: 'Vendido por ti',
  sample: 'Ventas de muestra',
  numbers: 'Mostrar los números',
  sellers: {
    heading: 'Lo más vendido',
    summary: (name, count, days) => `Lo más vendido ${days}: ${name}, ${sold(count)}.`,
    columns: ['Producto', 'Vendidos', 'Ventas', 'Ganancia'],
    sold,
  },
  hours: {
    heading: 'Horas pico',
    summary: (hour, count, days) => `La hora más fuerte ${days}: ${hourName(hour)}, ${orders(count)}.`,
    columns: ['Hora', 'Pedidos', 'Vendido por ti'],
  },
  spots: {
    heading: 'Ganancia por lugar',
    summary: (name, profit, days) => `El lugar que más deja ${days} hasta ahora: ${name}, ${profit}.`,
    columns: ['Lugar', 'Ganancia', 'Ventas', 'Pedidos'],
    of: (profit, revenue) => `${profit} de ${revenue}`,
  },
  extras: {
    heading: 'Lo que la gente agrega',
    summary: (name, share) => `${name} va en el ${share}% de los productos con los que se ofrece.`,
    columns: ['Extra', 'Veces que se agregó', 'De los productos con los que se ofrece'],
    times: (count, share) => `${pluralize(count, 'vez', 'veces')}, ${share}%`,
    percent: (share) => `${share}%`,
  },
  nothing: 'En este periodo no se vendió nada.',
};
