import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { holdsAt, takenOff, type Discount } from '../state/discount.ts';
import { isOfPart, nameOfPart, type Item, type Menu } from '../state/menu.ts';
import type { Moment } from '../state/moment.ts';

const { rule: ruleWords, tag } = pointOfSale;

/** A discount in a few words: `20% off Tacos`. */
export function ruleName(discount: Discount, menu: Menu): string {
  const { rule, scope } = discount;
  const what = nameOfPart(menu, scope) ?? pointOfSale.gone;
  if (rule.kind === 'percent') return ruleWords.percent(rule.percent, what);
  return rule.kind === 'amount' ? ruleWords.amount(rule.amount, what) : ruleWords.buyOneGetOne(what);
}

/** The schedule of a discount: `Tuesday, 11 am to 2 pm`. */
export function scheduleName({ schedule }: Discount): string {
  return schedule
    ? pointOfSale.schedule(schedule.days, schedule.hours.from, schedule.hours.to)
    : pointOfSale.always;
}

/** The tag on an item's key while a discount applies: `−20%`. Buy-one-get-one comes first, then the largest discount. */
export function keyTag(
  item: Item,
  { categoryId, discounts, at }: { categoryId: string; discounts: readonly Discount[]; at: Moment },
): string | undefined {
  const active = discounts.filter(
    (discount) => holdsAt(discount, at) && isOfPart(discount.scope, { itemId: item.id, categoryId }),
  );
  if (active.some(({ rule }) => rule.kind === 'buyOneGetOne')) return tag.buyOneGetOne;
  const [best] = active.toSorted(
    (one, other) => takenOff(other.rule, item.price) - takenOff(one.rule, item.price),
  );
  if (!best || best.rule.kind === 'buyOneGetOne') return undefined;
  return best.rule.kind === 'percent' ? tag.percent(best.rule.percent) : tag.amount(best.rule.amount);
}
