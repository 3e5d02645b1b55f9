import type { MinorUnits } from './money.ts';

/** Thousands in groups, and cents behind the other sign: `1,250`, `1.250,50`, `1 250`. */
const grouped = /^[1-9]\d{0,2}(?<sign>[., ’'])\d{3}(?:\k<sign>\d{3})*(?:(?!\k<sign>)[.,]\d{0,2})?$/u;
/** Digits without groups: `1250`, `12,5`, `.5`; also `12.`, because the cents may follow. */
const plain = /^(?=.?\d)\d*(?:[.,]\d{0,2})?$/u;

/**
 * Reads an amount in dollars as a person types it, in cents. Owners use point and comma either way, in English and in Spanish,
 * so no language tells which of them is meant. The cents do: they have at most two digits, so three digits behind a sign are
 * thousands, as in `1.250` and `1,250`. A dollar sign and a minus sign may lead.
 * @returns undefined if the text is no such amount.
 */
export function typedAmount(text: string): MinorUnits | undefined {
  // A no-break space, by which an amount may be grouped, becomes a plain one.
  const typed = text.normalize('NFKC').trim();
  const digits = typed.replace(/^[-−]? ?(?:\$ ?)?[-−]?/u, '');
  if (!grouped.test(digits) && !plain.test(digits)) return undefined;
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/u.exec(digits) ?? [];
  const amount = Number(`${whole.replaceAll(/\D/gu, '')}${cents.padEnd(2, '0')}`);
  return /^\D*[-−]/u.test(typed) ? -amount : amount;
}
