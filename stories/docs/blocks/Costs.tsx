import {
  dollarsOf,
  grown,
  idleMonth,
  limits,
  metAt,
  nearestAt,
  monthlyDollars,
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

const factors = [1, 10, 100, 1_000];

/** A month at 1, 10, 100 and 1,000 times today's work: its cost, and the nearest limit. */
export function Growth() {
  return (
    <Facts
      label="Growth"
      columns={['Times today', 'Sign-ups', 'Visits', 'Subscriptions', 'Dollars a month', 'First limit']}
      rows={factors.map((factor) => {
        const month = grown(factor);
        const [first] = metAt(factor);
        return [
          count(factor),
          count(month.signUps),
          count(month.visits),
          count(month.active),
          dollars(monthlyDollars(month)),
          first ? first.what : `none; nearest is ${nearestAt(factor)}`,
        ];
      })}
    />
  );
}

/** Every limit, the factor from which it is exceeded, and how to raise it. */
export function WhereItEnds() {
  return (
    <Facts
      label="Limits of the whole"
      columns={['Limit', 'At most', 'Met at', 'Known from', 'What lifts it']}
      rows={limits.map((limit) => {
        const met = factors.find((factor) => metAt(factor).includes(limit));
        return [
          limit.what,
          `${count(limit.most)} ${limit.unit}`,
          met === undefined ? 'not by 1,000 times' : `${count(met)} times`,
          limit.known,
          limit.lifted,
        ];
      })}
    />
  );
}
