import { frame } from '#content/demos/frame.ts';
import { formatAmount } from '#content/demos/money.ts';
import type { MinorUnits } from '#domain/money.ts';

/** What a modifier adds to the price of an item. */
export const extraPrice = (price: MinorUnits): string =>
  price === 0 ? frame.free : frame.added(formatAmount(price));
