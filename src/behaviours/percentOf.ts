import type { Behaviour } from './behaviour.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * Writes into each `[data-percent]` of a `[data-percent-of]` so many per cent of the number in its field, in whole dollars
 * rounded down. What is no number counts as 0, what is more than the field's `max` as that.
 */
export const percentOf: Behaviour = (page) => {
  const write = (part: Element) => {
    const field = part.querySelector('input');
    // A number field whose content is no number has an empty value.
    const amount = Math.min(Math.max(Number(field?.value), 0), Number(field?.max));
    part.querySelectorAll<HTMLElement>('[data-percent]').forEach((place) => {
      place.textContent = dollars.format(Math.floor((amount * Number(place.dataset['percent'])) / 100));
    });
  };
  const handleInput = ({ target }: Event) => {
    const part = (target as HTMLElement).closest('[data-percent-of]');
    if (part) write(part);
  };
  // A number may have been typed before this script was there, or be restored by the browser.
  page.querySelectorAll('[data-percent-of]').forEach(write);
  page.addEventListener('input', handleInput);
  return () => page.removeEventListener('input', handleInput);
};
