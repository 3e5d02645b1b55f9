import type { Request, Response, Router } from 'express';
import { inBody, notFound, unprocessable, type Detail } from './apiError.ts';
import type { Issue } from './issues.ts';
import { minorUnits, paypalValue } from './money.ts';
import { amountFaults } from './planBody.ts';
import { earlierResult, pathId, readForm, rememberResult, wantsRepresentation } from './requests.ts';
import type { Sale } from './movements.ts';
import { findSale, refundedOf, returnMoney, salesOf } from './sales.ts';
import type { Amount, Subscription } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** How long PayPal allows a refund of a payment (reference/PayPal.mdx#refunds). */
const refundableForMs = 180 * 24 * 60 * 60_000;

interface Refund {
  subscription: Subscription;
  sale: Sale;
}

function chargeIn(req: Request, simulator: PayPalSimulator): Refund {
  const found = findSale(simulator, pathId(req));
  if (found?.sale.kind !== 'charge') throw notFound({ field: 'id', location: 'path', value: pathId(req) });
  return found;
}

/** Refunds an amount of a charge, or all that is left. Refuses as PayPal does, in the format of one API version. */
function refund(
  simulator: PayPalSimulator,
  charge: Refund,
  asked: { amount: Amount | undefined; names: { currency: string; value: string }; nothingLeft: Issue },
): Refund {
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
  return { subscription: after, sale: made };
}

function refundCapture(req: Request, simulator: PayPalSimulator): Refund {
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
function refundSale(req: Request, simulator: PayPalSimulator): Refund {
  const charge = chargeIn(req, simulator);
  const { amount: part } = readForm<{ amount?: { currency: string; total: string } }>(req, missingParts);
  const amount = part && { currency_code: part.currency, value: part.total };
  const names = { currency: 'currency', value: 'total' };
  return refund(simulator, charge, { amount, names, nothingLeft: 'TRANSACTION_ALREADY_REFUNDED' });
}

/** The captures' refund and the older sales' one, in full or in part (reference/PayPal.mdx#refunds). */
export function addRefundRoutes(router: Router, simulator: PayPalSimulator): void {
  const view = ({ sale: { id, amount, currency, time } }: Refund, whole: boolean) => ({
    id,
    status: 'COMPLETED',
    ...(whole && {
      amount: { currency_code: currency, value: paypalValue(amount, currency) },
      create_time: time,
      update_time: time,
    }),
    links: [{ href: `${simulator.url}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' }],
  });

  const answer = (refundOf: typeof refundCapture) => (req: Request, res: Response) => {
    const earlier = findSale(simulator, earlierResult(req, simulator) ?? '');
    const made = earlier ?? refundOf(req, simulator);
    if (!earlier) rememberResult(req, simulator, made.sale.id);
    res.status(earlier ? 200 : 201).json(view(made, wantsRepresentation(req)));
  };
  router.post('/v2/payments/captures/:id/refund', answer(refundCapture));
  router.post('/v1/payments/sale/:id/refund', answer(refundSale));
}
