import { formatAmount } from '../../demos/money.ts';
import type { pointOfSale as english } from '../../demos/pointOfSale.ts';
import type { Translated } from '#domain/translated.ts';
import { pluralize } from '#domain/pluralize.ts';
import { dayNames, hoursName, orders } from './week.ts';

type Day = keyof typeof dayNames;

const week = Object.keys(dayNames) as Day[];

/** Days in order, as a phrase: `Martes`, `De lunes a viernes`, `Lunes, jueves`, `Todos los días`. */
function daysName(days: readonly Day[]): string {
  if (days.length === week.length) return 'Todos los días';
  const [first, last] = [days[0], days.at(-1)];
  const inARow = first && last && week.indexOf(last) - week.indexOf(first) === days.length - 1;
  if (inARow && days.length > 2) return `De ${dayNames[first]} a ${dayNames[last]}`;
  const names = days.map((day) => dayNames[day]).join(', ');
  return names.charAt(0).toUpperCase() + names.slice(1);
}

export const pointOfSale: Translated<typeof english> = {
  title: 'Punto de venta',
  shift: 'Dónde y cuándo vendes',
  spot: 'Lugar',
  day: 'Día',
  hour: 'Hora',
  airplane: 'Modo avión',
  airplaneOn: 'Sin señal. Los pedidos esperan en la tableta.',
  airplaneOff: 'Buena señal. Los pedidos salen al momento.',
  categories: 'Categorías del menú',
  emptyCategory: 'Esta página del menú está vacía. Agrega productos en el editor de menú.',
  emptyMenu: 'Todavía no hay nada que vender',
  emptyMenuText: 'Agrega una categoría y un producto en el editor de menú. Aparecen aquí al instante.',
  inTheOrder: ' en el pedido',
  order: (ticket) => `Pedido ${ticket}`,
  emptyOrder: 'Toca una tecla para empezar el pedido.',
  extras: 'Extras',
  extrasFor: (name) => `Extras para ${name}`,
  done: 'Listo',
  fewer: (name) => `Uno menos: ${name}`,
  more: (name) => `Uno más: ${name}`,
  quantity: (count) => `${count} ×`,
  clear: 'Vaciar',
  clearLabel: 'Vaciar el pedido',
  subtotal: 'Subtotal',
  discount: 'Descuentos',
  total: 'Total',
  minus: (price) => `−${price}`,
  items: (count) => pluralize(count, 'producto', 'productos'),
  seeTicket: 'Ver pedido',
  pay: '¿Cómo pagan?',
  card: 'Tarjeta',
  cardOffline: 'La tarjeta necesita señal. Cobra en efectivo y el pedido espera aquí.',
  cash: 'Efectivo',
  cashGiven: 'Efectivo recibido',
  exact: 'Exacto',
  back: 'Regresar',
  paidByCard: 'Pagado con tarjeta',
  change: 'Cambio',
  next: 'Siguiente pedido',
  paid: (ticket) => `Pedido ${ticket} pagado`,
  saidPaid: (ticket, total, change) =>
    `Pedido ${ticket} pagado, ${total}.${change === undefined ? '' : ` Cambio: ${change}.`}`,
  saidAdded: (name, total) => `Se agregó ${name}. Total ${total}.`,
  saidQuantity: (name, quantity, total) => `${name}: ${quantity}. Total ${total}.`,
  tally: (spot, day, hour) => `${spot}, ${day}, ${hour}`,
  tallySold: (count, total) => `${orders(count)}, ${total}`,
  tallyProfit: (profit) => `${profit} quitando gastos y la comisión del lugar`,
  queue: 'Pedidos en espera',
  queueEmpty: 'No hay pedidos en espera. Vende algo, o activa el modo avión y sigue vendiendo.',
  states: { waiting: 'En espera', sent: 'Enviando', synced: 'Sincronizado' },
  onDevice: (count) => `${count} en esta tableta`,
  onServer: (count) =>
    `${orders(count)} en el servidor, ${count === 1 ? 'una sola vez' : 'cada uno una sola vez'}.`,
  repeats: (count) =>
    count === 1
      ? 'Uno llegó dos veces y se registró una sola.'
      : `${count} llegaron dos veces y se registraron una sola.`,
  discounts: 'Descuentos',
  discountsHint: 'Los descuentos activos se aplican solos. Gana el mejor.',
  onNow: 'Activo ahora',
  waits: 'Programado',
  off: 'Desactivado',
  rule: {
    percent: (percent, what) => `${percent}% de descuento en ${what}`,
    amount: (amount, what) => `${formatAmount(amount)} menos en ${what}`,
    buyOneGetOne: (what) => `Dos por uno: ${what}`,
  },
  tag: {
    percent: (percent) => `−${percent}%`,
    amount: (amount) => `−${formatAmount(amount)}`,
    buyOneGetOne: '2 x 1',
  },
  gone: 'algo que ya no está en el menú',
  always: 'Siempre',
  schedule: (days, from, to) => `${daysName(days)}, ${hoursName(from, to)}`,
};
