import { steps } from '#domain/steps.ts';
import type { StepCount } from '../documents/counts/steps.ts';
import { sum, grouped } from './weeks.ts';

const dimensions = [
  ['Device', 'device'],
  ['Source', 'source'],
  ['Language', 'language'],
  ['Plan', 'plan'],
  ['Coupon', 'coupon'],
] as const;

/** The most values of a dimension that have a row of their own. */
const mostRows = 10;

/** Where visits give up: how many came to each step, in all and by the values of each dimension. */
export interface Funnel {
  all: readonly number[];
  by: ReadonlyArray<{ name: string; rows: ReadonlyArray<{ value: string; counts: readonly number[] }> }>;
}

const countsOf = (counted: readonly StepCount[]) =>
  steps.map((step) => sum(counted.filter((one) => one.step === step).map(({ count }) => count)));

export function funnelFrom(counted: readonly StepCount[]): Funnel {
  const by = dimensions.map(([name, dimension]) => {
    const known = counted.filter((one) => one[dimension] !== '-');
    const groups = grouped(known, (one) => one[dimension]);
    const rows = groups.map(([value, some]) => ({ value, counts: countsOf(some) }));
    return {
      name,
      rows: rows.toSorted((one, other) => sum(other.counts) - sum(one.counts)).slice(0, mostRows),
    };
  });
  return { all: countsOf(counted), by };
}
