import * as v from 'valibot';
import { tones } from './menu.ts';
import { weekdays } from './moment.ts';
import { sampleState } from './sampleState.ts';
import type { DemoState } from './demoState.ts';

/** The one local-storage key of all demos. */
export const demoStateKey = 'curbwise-demo';

/** Raise it when stored states of the previous version become unreadable; visitors then start with the sample. */
const version = 2;

const words = v.pipe(v.string(), v.maxLength(200));
const cents = v.pipe(v.number(), v.safeInteger());
const price = v.pipe(cents, v.minValue(0));
const count = v.pipe(cents, v.minValue(1));
const hour = v.pipe(cents, v.minValue(0), v.maxValue(23));
const day = v.picklist(weekdays);
const named = { id: words, name: words };

const modifier = v.object({ ...named, price, cost: price });
const item = v.object({ ...named, price, cost: price, modifierIds: v.array(words) });
const menu = v.object({
  modifiers: v.array(modifier),
  categories: v.array(v.object({ ...named, tone: v.picklist(tones), items: v.array(item) })),
});

const scope = v.variant('kind', [
  v.object({ kind: v.literal('everything') }),
  v.object({ kind: v.literal('category'), categoryId: words }),
  v.object({ kind: v.literal('item'), itemId: words }),
]);
const rule = v.variant('kind', [
  v.object({ kind: v.literal('percent'), percent: v.pipe(price, v.maxValue(100)) }),
  v.object({ kind: v.literal('amount'), amount: price }),
  v.object({ kind: v.literal('buyOneGetOne') }),
]);
const schedule = v.object({ days: v.array(day), hours: v.object({ from: hour, to: hour }) });
const discount = v.object({ ...named, on: v.boolean(), scope, rule, schedule: v.optional(schedule) });

const cartLine = v.object({ id: words, itemId: words, modifierIds: v.array(words), quantity: count });

const soldLine = v.object({
  id: words,
  itemId: words,
  itemName: words,
  categoryId: words,
  categoryName: words,
  quantity: count,
  itemPrice: price,
  modifiers: v.array(modifier),
  subtotal: price,
  discounts: v.array(v.object({ ...named, amount: price })),
  discount: price,
  total: price,
  cost: price,
  share: price,
  running: price,
  profit: cents,
});
const order = v.object({
  id: words,
  ticket: count,
  spotId: words,
  weeksAgo: price,
  day,
  hour,
  lines: v.array(soldLine),
  subtotal: price,
  discount: price,
  total: price,
  cost: price,
  share: price,
  running: price,
  profit: cents,
});

/** An unreadable part falls back to the sample's; the other parts stay the visitor's. */
const stored = v.object({
  version: v.literal(version),
  menu: v.fallback(menu, sampleState.menu as never),
  discounts: v.fallback(v.array(discount), [...sampleState.discounts] as never),
  shift: v.fallback(v.object({ spotId: words, day, hour }), sampleState.shift),
  cart: v.fallback(v.array(cartLine), []),
  nextTicket: v.fallback(count, sampleState.nextTicket),
  airplane: v.fallback(v.boolean(), false),
  queue: v.fallback(v.array(v.object({ order, state: v.picklist(['waiting', 'sent']) })), []),
  server: v.fallback(v.object({ orders: v.array(order), repeats: price }), { orders: [], repeats: 0 }),
});

/** Parses a stored state. Missing or damaged parts, and other versions, fall back to the sample's. Never throws. */
export function parseDemoState(text: string | null): DemoState {
  if (text === null) return sampleState;
  try {
    const result = v.safeParse(stored, JSON.parse(text));
    if (!result.success) return sampleState;
    const { version: _, ...state } = result.output;
    return state;
  } catch {
    return sampleState;
  }
}

/** Serializes a state for `parseDemoState`. */
export function serializeDemoState(state: DemoState): string {
  return JSON.stringify({ version, ...state });
}
