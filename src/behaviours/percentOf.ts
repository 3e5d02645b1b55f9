import type { Behaviour } from './behaviour.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The error for the number in a field, which replaces its hint; undefined for a valid number. */
function problemOf({ validity }: HTMLInputElement, { tooSmall, tooLarge }: DOMStringMap): string | undefined {
  if (validity.rangeUnderflow) return tooSmall;
  return validity.rangeOverflow ? tooLarge : undefined;
}

/**
 * Writes a percentage of the number in a field into each `[data-percent]` of its `[data-percent-of]`, in whole dollars
 * rounded down. An empty or unreadable field counts as 0. A number outside the field's limits stays in the field and is
 * marked; an error replaces the hint in `[data-hint]`, and the sentence keeps the last valid number.
 */
export const percentOf: Behaviour = (page) => {
  const write = (part: HTMLElement) => {
    const field = part.querySelector('input');
    const hint = part.querySelector<HTMLElement>('[data-hint]');
    if (!field || !hint) return;
    const problem = problemOf(field, part.dataset);
    if (problem === undefined) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    const words = problem ?? hint.dataset['hint'] ?? '';
    if (hint.textContent !== words) hint.textContent = words;
    if (problem !== undefined) return;
    // A number field with a non-numeric text has an empty value.
    const amount = Number(field.value);
    part.querySelectorAll<HTMLElement>('[data-percent]').forEach((place) => {
      place.textContent = dollars.format(Math.floor((amount * Number(place.dataset['percent'])) / 100));
    });
  };
  const handleInput = ({ target }: Event) => {
    const part = (target as HTMLElement).closest<HTMLElement>('[data-percent-of]');
    if (part) write(part);
  };
  // The visitor may have typed a number before this script loaded, or the browser may have restored one.
  page.querySelectorAll<HTMLElement>('[data-percent-of]').forEach(write);
  page.addEventListener('input', handleInput);
  return () => page.removeEventListener('input', handleInput);
};
