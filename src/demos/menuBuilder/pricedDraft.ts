import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { baseCurrency } from '#domain/currency.ts';
import { toDecimalString, type MinorUnits } from '#domain/money.ts';
import { typedAmount } from '#domain/typedAmount.ts';
import type { Modifier } from '../state/menu.ts';

export interface PricedDraft {
  name: string;
  price: string;
  cost: string;
}

export type Priced = Omit<Modifier, 'id'>;

export type DraftProblems = Partial<Record<keyof PricedDraft, string>>;

/** The maximum length of a name, which fits a key of the point of sale. */
export const longestName = 24;

/** The largest price, in cents. */
const largestPrice = 999_00;

/** Converts an item or modifier into a draft; a new one has empty fields. */
export function draftOf(priced?: Priced): PricedDraft {
  const write = (amount: MinorUnits) => toDecimalString({ amount, currency: baseCurrency });
  return priced
    ? { name: priced.name, price: write(priced.price), cost: write(priced.cost) }
    : { name: '', price: '', cost: '' };
}

function readPrice(text: string): MinorUnits | undefined {
  const amount = typedAmount(text);
  return amount === undefined || amount < 0 || amount > largestPrice ? undefined : amount;
}

/** Parses the fields; an empty cost is 0. Returns the value or the errors. */
export function readDraft({ name, price, cost }: PricedDraft): { value?: Priced; problems: DraftProblems } {
  const value = {
    name: name.trim().slice(0, longestName),
    price: readPrice(price),
    cost: cost.trim() === '' ? 0 : readPrice(cost),
  };
  const problems: DraftProblems = {
    ...(value.name === '' ? { name: menuBuilder.problems.name } : {}),
    ...(value.price === undefined ? { price: menuBuilder.problems.price } : {}),
    ...(value.cost === undefined ? { cost: menuBuilder.problems.price } : {}),
  };
  if (value.name === '' || value.price === undefined || value.cost === undefined) return { problems };
  return { value: { name: value.name, price: value.price, cost: value.cost }, problems };
}
