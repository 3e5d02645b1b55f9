import type { Request, Response, Router } from 'express';
import { inBody, unprocessable, type Detail } from './apiError.ts';
import type { Issue } from './issues.ts';
import { amountOf, minorUnits } from './money.ts';
import { amountFaults } from './planBody.ts';
import { answerOnce, pathId, readForm, unknownId, wantsRepresentation } from './requests.ts';
import { findSale, refundedOf, returnMoney, salesOf } from './sales.ts';
import type { Amount, Sale, Subscription } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** How long PayPal allows a refund of a payment (reference/PayPal.mdx#refunds). */
const refundableForMs = 180 * 24 * 60 * 60_000;

interface Charge {
  subscription: Subscription;
  sale: Sale;
}

function chargeIn(req: Request, simulator: PayPalSimulator): Charge {
  const found = findSale(simulator, pathId(req));
  if (found?.sale.kind !== 'charge') throw unknownId(req, 'id');
  return found;
}

/** Refunds an amount of a charge, or all that is left. Refuses as PayPal does, in the format of one API version. */
function refund(
  simulator: PayPalSimulator,
  charge: Charge,
  asked: { amount: Amount | undefined; names: { currency: string; value: string }; nothingLeft: Issue },
): Sale {
  const { subscription, sale } = charge;
  const { amount, names, nothingLeft } = asked;
  const back = salesOf(subscription).filter(({ of }) => of === sale.id);
  if (back.some(({ kind, undone = false }) => kind === 'reversal' && !undone))
    throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  const left = sale.amount - refundedOf(subscription, sale);
  if (left === 0) throw unprocessable(nothingLeft);
  if (simulator.now().getTime() - Date.parse(sale.time) > refundableForMs) {
    throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  }
  if (amount && amount.currency_code !== sale.currency) {
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', `/amount/${names.currency}`);
  }
  const wanted = amount ? (minorUnits(amount) ?? 0) : left;
  if (wanted > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', `/amount/${names.value}`);
  const after = returnMoney(simulator, charge, { kind: 'refund', amount: wanted });
  const made = salesOf(after).at(-1);
  if (!made) throw new Error('A refund was not written down.');
  return made;
}

function refundCapture(req: Request, simulator: PayPalSimulator): Sale {
  const charge = chargeIn(req, simulator);
  const { amount } = readForm<{ amount?: Amount }>(req, amountFaults);
  const names = { currency: 'currency_code', value: 'value' };
  return refund(simulator, charge, { amount, names, nothingLeft: 'CAPTURE_FULLY_REFUNDED' });
}

/** PayPal's descriptions do not include the older API. Its amounts need both parts. */
function missingParts({ amount }: { amount?: object }): Detail[] {
  const missing = amount ? ['currency', 'total'].filter((name) => !Object.hasOwn(amount, name)) : [];
  return missing.map((name) => inBody('MISSING_REQUIRED_PARAMETER', `/amount/${name}`));
}

/** The older API has other names for the parts of an amount, and for a charge without a refundable rest. */
function refundSale(req: Request, simulator: PayPalSimulator): Sale {
  const charge = chargeIn(req, simulator);
  const { amount: part } = readForm<{ amount?: { currency: string; total: string } }>(req, missingParts);
  const amount = part && { currency_code: part.currency, value: part.total };
  const names = { currency: 'currency', value: 'total' };
  return refund(simulator, charge, { amount, names, nothingLeft: 'TRANSACTION_ALREADY_REFUNDED' });
}

/** The captures' refund and the older sales' one, in full or in part (reference/PayPal.mdx#refunds). */
export function addRefundRoutes(router: Router, simulator: PayPalSimulator): void {
  const view = ({ id, amount, currency, time }: Sale, whole: boolean) => ({
    id,
    status: 'COMPLETED',
    ...(whole && {
      amount: amountOf(amount, currency),
      create_time: time,
      update_time: time,
    }),
    links: [{ href: `${simulator.url}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' }],
  });

  const answer = (refundOf: typeof refundCapture) => (req: Request, res: Response) => {
    answerOnce(req, res, simulator, {
      find: (id) => findSale(simulator, id)?.sale,
      make: () => refundOf(req, simulator),
      view: (made) => view(made, wantsRepresentation(req)),
    });
  };
  router.post('/v2/payments/captures/:id/refund', answer(refundCapture));
  router.post('/v1/payments/sale/:id/refund', answer(refundSale));
}
