import { array, boolean, lazy, mixed, number, object, string, type ObjectShape, type Schema } from 'yup';
import { tones, type MenuPart } from './menu.ts';
import { weekdays } from './moment.ts';
import { sampleState } from './sampleState.ts';
import type { DiscountRule } from './discount.ts';
import type { DemoState } from './demoState.ts';

/** The one local-storage key of all demos. */
export const demoStateKey = 'curbwise-demo';

/** Raise it when stored states of the previous version become unreadable; visitors then start with the sample. */
const version = 2;

const words = string().max(200).defined();
const cents = number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).defined();
const price = cents.min(0);
const count = cents.min(1);
const hour = price.max(23);
const day = string().oneOf(weekdays).defined();
const named = { id: words, name: words };

/** An object with all these fields; yup's own may also be missing. */
const shape = (fields: ObjectShape) => object(fields).defined();
const listOf = <T>(one: Schema<T>) => array().of(one).defined();

const modifier = shape({ ...named, price, cost: price });
const item = shape({ ...named, price, cost: price, modifierIds: listOf(words) });
const category = shape({ ...named, tone: string().oneOf(tones).defined(), items: listOf(item) });

/** A union told apart by `kind`: every kind and its other fields. */
const oneOf = <Kind extends string>(kinds: Record<Kind, ObjectShape>) =>
  lazy((value: { kind?: unknown } | undefined) => {
    const [, fields] = Object.entries<ObjectShape>(kinds).find(([kind]) => kind === value?.kind) ?? [];
    return fields ? shape(fields) : mixed().oneOf([]).defined();
  });
const scope = oneOf<MenuPart['kind']>({
  category: { categoryId: words },
  item: { itemId: words },
});
const rule = oneOf<DiscountRule['kind']>({
  percent: { percent: price.max(100) },
  amount: { amount: price },
  buyOneGetOne: {},
});
const schedule = object({ days: listOf(day), hours: shape({ from: hour, to: hour }) });
const discount = shape({
  ...named,
  on: boolean().defined(),
  scope,
  rule,
  schedule,
});

const cartLine = shape({ id: words, itemId: words, modifierIds: listOf(words), quantity: count });

const sums = {
  subtotal: price,
  discount: price,
  total: price,
  cost: price,
  share: price,
  running: price,
  profit: cents,
};
const soldLine = shape({
  id: words,
  itemId: words,
  itemName: words,
  categoryId: words,
  quantity: count,
  itemPrice: price,
  modifiers: listOf(modifier),
  discounts: listOf(shape({ ...named, amount: price })),
  ...sums,
});
const order = shape({
  id: words,
  ticket: count,
  spotId: words,
  weeksAgo: price,
  day,
  hour,
  lines: listOf(soldLine),
  ...sums,
});

const parts: Record<keyof DemoState, Schema> = {
  menu: shape({ modifiers: listOf(modifier), categories: listOf(category) }),
  discounts: listOf(discount),
  shift: shape({ spotId: words, day, hour }),
  cart: listOf(cartLine),
  nextTicket: count,
  airplane: boolean().defined(),
  queue: listOf(shape({ order, state: string().oneOf(['waiting', 'sent']).defined() })),
  server: shape({ orders: listOf(order), repeats: price }),
};

/**
 * Parses a stored state. A missing or damaged part falls back to the sample's, and the other parts stay the visitor's; another
 * version is replaced as a whole. Never throws.
 */
export function parseDemoState(text: string | null): DemoState {
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (stored['version'] !== version) return sampleState;
    const read = Object.entries(parts).filter(([name, part]) =>
      part.isValidSync(stored[name], { strict: true }),
    );
    return { ...sampleState, ...Object.fromEntries(read.map(([name]) => [name, stored[name]])) };
  } catch {
    return sampleState;
  }
}

export function serializeDemoState(state: DemoState): string {
  return JSON.stringify({ version, ...state });
}
