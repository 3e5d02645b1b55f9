import type { MomentInWords } from '../timeline.ts';

/** A moment as a line of an e-mail: `November 28, 2026: $59.00. The trial ends and the first charge is made.` */
export function momentLine({ when, what, amount }: MomentInWords): string {
  return amount === undefined ? `${when}: ${what}` : `${when}: ${amount}. ${what}`;
}
