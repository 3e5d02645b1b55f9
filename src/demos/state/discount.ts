import type { MinorUnits } from '#domain/money.ts';
import type { MenuPart } from './menu.ts';
import { isWithin, type HourRange, type Moment, type Weekday } from './moment.ts';

export type DiscountRule =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amount: MinorUnits }
  /** Of two items the cheaper one is free. */
  | { kind: 'buyOneGetOne' };

export interface Schedule {
  days: readonly Weekday[];
  hours: HourRange;
}

export interface Discount {
  id: string;
  name: string;
  /** Whether the owner switched it on; its schedule must match too. */
  on: boolean;
  /** What it makes cheaper. */
  scope: MenuPart;
  rule: DiscountRule;
  /** If omitted, the discount always applies. */
  schedule?: Schedule | undefined;
}

/** Whether a discount applies now: switched on, and within its schedule if it has one. */
export function holdsAt({ on, schedule }: Discount, { day, hour }: Moment): boolean {
  return on && (!schedule || (schedule.days.includes(day) && isWithin(hour, schedule.hours)));
}

/** What is taken off one item's price, half a cent rounded up. Buy-one-get-one takes two items: 0 here. */
export function takenOff(rule: DiscountRule, price: MinorUnits): MinorUnits {
  if (rule.kind === 'buyOneGetOne') return 0;
  const off = rule.kind === 'percent' ? percentOf(price, rule.percent) : rule.amount;
  return Math.min(price, Math.max(0, off));
}

/** A whole percentage of an amount in integers, half a unit rounded up. */
export function percentOf(amount: MinorUnits, percent: number): MinorUnits {
  return Math.floor((amount * percent + 50) / 100);
}
