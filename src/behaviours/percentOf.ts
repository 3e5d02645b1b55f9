import { typedAmount } from '#domain/typedAmount.ts';
import type { Behaviour } from './behaviour.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The error for an amount in cents, which replaces the field's hint; undefined for a valid amount. */
function problemOf(amount: number | undefined, { max, unreadable, tooSmall, tooLarge }: DOMStringMap) {
  if (amount === undefined) return unreadable;
  if (amount < 0) return tooSmall;
  return amount > Number(max) * 100 ? tooLarge : undefined;
}

/**
 * Writes a percentage of the amount in a field into each `[data-percent]` of its `[data-percent-of]`, in whole dollars
 * rounded down. An empty field counts as 0. An amount that cannot be used stays in the field and is marked; an error replaces
 * the hint in `[data-hint]`, and the sentence keeps the last valid amount.
 */
export const percentOf: Behaviour = (page) => {
  const write = (part: HTMLElement) => {
    const field = part.querySelector('input');
    const hint = part.querySelector<HTMLElement>('[data-hint]');
    if (!field || !hint) return;
    const amount = field.value.trim() === '' ? 0 : typedAmount(field.value);
    const problem = problemOf(amount, part.dataset);
    if (problem === undefined) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    const words = problem ?? hint.dataset['hint'] ?? '';
    if (hint.textContent !== words) hint.textContent = words;
    if (amount === undefined || problem !== undefined) return;
    part.querySelectorAll<HTMLElement>('[data-percent]').forEach((place) => {
      place.textContent = dollars.format(Math.floor((amount * Number(place.dataset['percent'])) / 100 / 100));
    });
  };
  const handleInput = ({ target }: Event) => {
    const part = (target as Partial<HTMLElement>).closest?.<HTMLElement>('[data-percent-of]');
    if (part) write(part);
  };
  // The visitor may have typed a number before this script loaded, or the browser may have restored one.
  page.querySelectorAll<HTMLElement>('[data-percent-of]').forEach(write);
  page.addEventListener('input', handleInput);
  return () => page.removeEventListener('input', handleInput);
};
