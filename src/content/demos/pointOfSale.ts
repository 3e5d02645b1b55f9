import { pluralize } from '#domain/pluralize.ts';
import { formatAmount } from './money.ts';
import { dayNames, hoursName, orders } from './week.ts';

type Day = keyof typeof dayNames;

const week = Object.keys(dayNames) as Day[];

/** Days in order, as a phrase: `Tuesday`, `Monday to Friday`, `Monday, Thursday`, `Every day`. */
function daysName(days: readonly Day[]): string {
  if (days.length === week.length) return 'Every day';
  const [first, last] = [days[0], days.at(-1)];
  const inARow = first && last && week.indexOf(last) - week.indexOf(first) === days.length - 1;
  if (inARow && days.length > 2) return `${dayNames[first]} to ${dayNames[last]}`;
  return days.map((day) => dayNames[day]).join(', ');
}

export const pointOfSale = {
  title: 'Point of sale',
  shift: 'Where and when you sell',
  spot: 'Spot',
  day: 'Day',
  hour: 'Hour',
  airplane: 'Airplane mode',
  airplaneOn: 'No signal. Orders wait on this tablet.',
  airplaneOff: 'Signal is good. Orders go out right away.',
  categories: 'Menu categories',
  emptyCategory: 'This page of the menu is empty. Add items in the menu builder.',
  emptyMenu: 'Nothing to sell yet',
  emptyMenuText: 'Add a category and an item in the menu builder. They appear here right away.',
  inTheOrder: ' in the order',
  order: (ticket: number) => `Order ${ticket}`,
  emptyOrder: 'Tap a key to start the order.',
  extras: 'Extras',
  extrasFor: (name: string) => `Extras for ${name}`,
  done: 'Done',
  fewer: (name: string) => `Remove one ${name}`,
  more: (name: string) => `Add one ${name}`,
  quantity: (count: number) => `${count} ×`,
  clear: 'Clear',
  clearLabel: 'Clear the order',
  subtotal: 'Subtotal',
  discount: 'Discounts',
  total: 'Total',
  minus: (price: string) => `−${price}`,
  items: (count: number) => pluralize(count, 'item', 'items'),
  seeTicket: 'See order',
  pay: 'How are they paying?',
  card: 'Card',
  cardOffline: 'Cards need a signal. Take cash, and the order waits here.',
  cash: 'Cash',
  cashGiven: 'Cash received',
  exact: 'Exact',
  back: 'Back',
  paidByCard: 'Paid by card',
  change: 'Change due',
  next: 'Next order',
  paid: (ticket: number) => `Order ${ticket} paid`,
  saidPaid: (ticket: number, total: string, change: string | undefined) =>
    `Order ${ticket} paid, ${total}.${change === undefined ? '' : ` Change due: ${change}.`}`,
  saidAdded: (name: string, total: string) => `${name} added. Total ${total}.`,
  saidQuantity: (name: string, quantity: number, total: string) => `${name}: ${quantity}. Total ${total}.`,
  tally: (spot: string, day: string, hour: string) => `${spot}, ${day}, ${hour}`,
  tallySold: (count: number, total: string) => `${orders(count)}, ${total}`,
  tallyProfit: (profit: string) => `${profit} after costs and the spot fee`,
  queue: 'Order queue',
  queueEmpty: 'Nothing’s waiting. Sell something, or turn on airplane mode and sell anyway.',
  states: { waiting: 'Waiting', sent: 'Sending', synced: 'Synced' },
  onDevice: (count: number) => `${count} on this tablet`,
  onServer: (count: number) =>
    `${orders(count)} on the server, ${count === 1 ? 'exactly once' : 'each exactly once'}.`,
  repeats: (count: number) =>
    count === 1
      ? 'One arrived twice and was recorded once.'
      : `${count} arrived twice and were recorded once.`,
  discounts: 'Discounts',
  discountsHint: 'Active discounts apply automatically. The best one wins.',
  onNow: 'On now',
  waits: 'Scheduled',
  off: 'Off',
  rule: {
    percent: (percent: number, what: string) => `${percent}% off ${what}`,
    amount: (amount: number, what: string) => `${formatAmount(amount)} off ${what}`,
    buyOneGetOne: (what: string) => `Buy one, get one free: ${what}`,
  },
  tag: {
    percent: (percent: number) => `−${percent}%`,
    amount: (amount: number) => `−${formatAmount(amount)}`,
    buyOneGetOne: '2 for 1',
  },
  gone: 'something no longer on the menu',
  always: 'Always',
  schedule: (days: readonly Day[], from: number, to: number) => `${daysName(days)}, ${hoursName(from, to)}`,
} as const;
