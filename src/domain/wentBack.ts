import type { Receipt } from './account.ts';
import type { MinorUnits } from './money.ts';

/** How much of its amount a movement takes from what was received. */
const taken: Readonly<Record<Receipt['kind'], 0 | 1 | -1>> = {
  charge: 0,
  refund: 1,
  reversal: 1,
  reinstatement: -1,
};

/** The only place that says what of a charge, or of all charges of a month, went back and was not reinstated since. */
export function wentBack(movements: ReadonlyArray<Pick<Receipt, 'kind' | 'amount'>>): MinorUnits {
  return movements.reduce((sum, { kind, amount }) => sum + taken[kind] * amount, 0);
}
