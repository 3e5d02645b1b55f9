import { pluralize } from '#domain/pluralize.ts';
import { hourName, orders } from './week.ts';

export const analytics = {
  title: 'How the day is going',
  period: 'Period',
  wholeWeek: 'This week',
  when: (day: string | undefined) => (day === undefined ? 'this week' : `on ${day}`),
  sell: 'Sell a sample order',
  justSold: (ticket: number, total: string, profit: string) =>
    `Order ${ticket}: ${total}, and ${profit} of it is yours after costs.`,
  nothingYet: 'Sell something, here or in the point of sale, and watch the numbers move.',
  figures: {
    /** Costs are food, pitch, wages and fuel, as in the example of the claim. */
    profit: 'Profit after costs',
    revenue: 'Revenue',
    orders: 'Orders',
    perOrder: 'Average order',
  },
  mine: 'Sold by you',
  sample: 'Sample sales',
  numbers: 'Show the numbers',
  sellers: {
    heading: 'Best sellers',
    summary: (name: string, count: number, days: string) => `Best seller ${days}: ${name}, ${count} sold.`,
    columns: ['Item', 'Sold', 'Revenue', 'Profit'],
    sold: (count: number) => `${count} sold`,
  },
  hours: {
    heading: 'Peak hours',
    summary: (hour: number, count: number, days: string) =>
      `Busiest hour ${days}: ${hourName(hour)}, ${orders(count)}.`,
    columns: ['Hour', 'Orders', 'Sold by you'],
  },
  spots: {
    heading: 'Profit by spot',
    // Past weeks are on the map, whose best spot may be another.
    summary: (name: string, profit: string, days: string) =>
      `Most profitable spot ${days} so far: ${name}, ${profit}.`,
    columns: ['Spot', 'Profit', 'Revenue', 'Orders'],
    of: (profit: string, revenue: string) => `${profit} of ${revenue}`,
  },
  extras: {
    heading: 'What people add',
    summary: (name: string, share: number) => `${name} goes on ${share}% of the items that can have it.`,
    columns: ['Extra', 'Times added', 'Of the items that can have it'],
    times: (count: number, share: number) => `${pluralize(count, 'time', 'times')}, ${share}%`,
    percent: (share: number) => `${share}%`,
  },
  nothing: 'Nothing was sold in this period.',
} as const;
