import { pluralize } from '#domain/pluralize.ts';
import { dayNames, hoursName } from './week.ts';

type Measure = 'profit' | 'revenue' | 'orders';

/** Named parts of a day, with their first and last hours. */
export const dayParts = [
  { id: 'all', name: 'All day', said: '', from: 7, to: 21 },
  { id: 'breakfast', name: 'Breakfast', said: 'breakfast', from: 7, to: 10 },
  { id: 'lunch', name: 'Lunch', said: 'lunch', from: 11, to: 14 },
  { id: 'afternoon', name: 'Afternoon', said: 'afternoon', from: 15, to: 16 },
  { id: 'evening', name: 'Evening', said: 'evening', from: 17, to: 21 },
] as const;

/** The time range, as a phrase after 'on' or 'in': 'Tuesday lunch', 'all week, 9 am to 3 pm'. */
function when(day: keyof typeof dayNames | undefined, from: number, to: number): string {
  const part = dayParts.find((entry) => entry.from === from && entry.to === to);
  const days = day ? dayNames[day] : 'all week';
  if (!part) return `${days}, ${hoursName(from, to)}`;
  if (part.said === '') return days;
  return day ? `${days} ${part.said}` : `every ${part.said}`;
}

export const heatMap = {
  title: 'Where it pays',
  map: 'Map',
  table: 'Table',
  view: 'Show as',
  measure: 'Measure',
  measures: { profit: 'Profit', revenue: 'Revenue', orders: 'Orders' } satisfies Record<Measure, string>,
  subject: 'What was sold',
  everything: 'Everything',
  item: 'Item',
  allOf: (category: string) => `All ${category.toLowerCase()}`,
  day: 'Day',
  wholeWeek: 'All week',
  dayPart: 'Part of the day',
  hours: 'Hours',
  from: 'From',
  until: 'Until',
  hoursName,
  spots: 'Spots on the map',
  noSales: 'No sales',
  noValue: '–',
  rank: (rank: number) => `number ${rank}`,
  /** The result in one sentence. */
  best: (asked: {
    day: keyof typeof dayNames | undefined;
    from: number;
    to: number;
    subject: string | undefined;
    spot: string;
    value: string;
    measure: Measure;
  }) => {
    const { day, from, to, subject, spot, value, measure } = asked;
    const made = {
      profit: `made ${value} after costs`,
      revenue: `took in ${value}`,
      orders: `served ${value}`,
    }[measure];
    const of = subject ? ` for ${subject}` : '';
    return { lead: `Best spot${of}, ${when(day, from, to)}, average of 8 weeks:`, fact: `${spot} ${made}.` };
  },
  nothingSold: (day: keyof typeof dayNames | undefined, from: number, to: number) =>
    `No sales: ${when(day, from, to)}. Try other hours or another day.`,
  /** Shown when the spot with the highest revenue does not have the highest profit. */
  leavesMore: (spot: string, profit: string) => `After costs, ${spot} makes more: ${profit}.`,
  detail: {
    /** Costs besides food: the pitch, and wages and fuel at this spot. */
    costs: (place: number, running: number) => {
      const pitch = place === 0 ? 'No spot fee' : `The spot fee is ${place}% of sales`;
      return `${pitch}. Wages and fuel take ${running}%.`;
    },
    /** The number of visits in the average. */
    visits: (count: number, day: keyof typeof dayNames | undefined) =>
      `Average of ${pluralize(count, day ? dayNames[day] : 'day', day ? `${dayNames[day]}s` : 'days')} here.`,
    perOrder: 'Profit per order',
    bestHour: 'Best hour',
    bestItem: 'Best seller',
    choose: 'Choose a spot on the map to look closer.',
  },
  columns: { spot: 'Spot', orders: 'Orders', revenue: 'Revenue', profit: 'Profit', share: 'Spot fee' },
  caption: (subject: string, day: keyof typeof dayNames | undefined, from: number, to: number) =>
    `${subject}, ${when(day, from, to)}`,
  hour: 'Hour',
  byHour: (subject: string, day: keyof typeof dayNames | undefined) =>
    `${subject} by hour, ${day ? dayNames[day] : 'all week'}`,
  percent: (percent: number) => `${percent}%`,
  legend: { none: 'nothing', most: 'most' },
  bay: 'Calder Bay',
} as const;
