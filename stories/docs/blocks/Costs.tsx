import {
  dollarsOf,
  idleMonth,
  limits,
  prices,
  pricesNoted,
  shortVisit,
  signUp,
  subscriptionDay,
  times,
  totalOf,
  wholeVisit,
  type Work,
} from './costFigures.ts';
import { Facts } from './Facts.tsx';

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const count = (amount: number) => Math.round(amount).toLocaleString('en-US');

const parts: ReadonlyArray<readonly [name: string, part: keyof Work]> = [
  ['Documents read', 'reads'],
  ['Documents written', 'writes'],
  ['Calls of functions', 'invocations'],
  ['E-mails', 'mails'],
  ['Bytes', 'bytes'],
];

/** The cost of sign-ups, visits, the daily comparison and a month without work, by part. */
export function UnitCosts() {
  const columns: ReadonlyArray<readonly [name: string, work: Work]> = [
    ['1,000 sign-ups', times(signUp, 1_000)],
    ['A million short visits', times(shortVisit, 1_000_000)],
    ['A million whole visits', times(wholeVisit, 1_000_000)],
    ['1,000 subscriptions, 30 days', times(subscriptionDay, 1_000 * 30)],
    ['30 days without anybody', idleMonth()],
  ];
  return (
    <Facts
      label="What work costs"
      columns={['Part', ...columns.map(([name]) => name)]}
      rows={parts
        .map(([name, part]): [string, ...string[]] => {
          const cells = columns.map(([, work]) => `${count(work[part])}: ${dollars(dollarsOf(work)[part])}`);
          return [name].concat(cells) as [string, ...string[]];
        })
        .concat([['Together', ...columns.map(([, work]) => dollars(totalOf(work)))]])}
    />
  );
}

export function ListPrices() {
  return (
    <Facts
      label={`List prices, noted ${pricesNoted}`}
      columns={['What', 'US dollars', 'For', 'Page']}
      rows={Object.values(prices).map(({ what, dollars: price, per, unit, page }) => [
        what,
        price.toFixed(2),
        `${count(per)} ${unit}`,
        page.replace('https://', ''),
      ])}
    />
  );
}

/** Every limit, and how to raise it. */
export function WhereItEnds() {
  return (
    <Facts
      label="Limits of the whole"
      columns={['Limit', 'At most', 'Known from', 'What lifts it']}
      rows={limits.map(({ what, most, unit, known, lifted }) => [
        what,
        `${count(most)} ${unit}`,
        known,
        lifted,
      ])}
    />
  );
}
