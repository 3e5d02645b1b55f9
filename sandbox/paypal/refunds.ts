import type { Request, Response, Router } from 'express';
import { notFound, unprocessable } from './apiError.ts';
import { shapes } from './constraints.ts';
import { minorUnits, paypalValue } from './money.ts';
import { readAmount } from './planBody.ts';
import { earlierResult, jsonBody, pathId, rememberResult, wantsRepresentation } from './requests.ts';
import type { Sale } from './movements.ts';
import { findSale, givenBack, giveBack, salesOf } from './sales.ts';
import type { Subscription } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** How long after a payment PayPal gives it back (reference/PayPal.mdx#refunds). */
const refundableForMs = 180 * 24 * 60 * 60_000;

interface Refund {
  subscription: Subscription;
  sale: Sale;
}

/** The charge that an address names. */
function chargeIn(req: Request, simulator: PayPalSimulator): Refund {
  const found = findSale(simulator, pathId(req));
  if (found?.sale.kind !== 'charge') throw notFound({ field: 'id', location: 'path', value: pathId(req) });
  return found;
}

function written(simulator: PayPalSimulator, found: Refund, amount: number): Refund {
  const subscription = giveBack(simulator, found, { kind: 'refund', amount });
  const sale = salesOf(subscription).at(-1);
  if (!sale) throw new Error('A refund was not written down.');
  return { subscription, sale };
}

function make(req: Request, simulator: PayPalSimulator): Refund {
  const found = chargeIn(req, simulator);
  const { subscription, sale } = found;
  const body = jsonBody(req);
  const amount = readAmount(body, 'amount');
  body.text('note_to_payer', shapes.refundRequest.fields.note_to_payer.text);
  body.assertSound();

  const back = salesOf(subscription).filter(({ of }) => of === sale.id);
  if (back.some(({ kind }) => kind === 'reversal'))
    throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  const left = sale.amount - givenBack(subscription, sale);
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (simulator.now().getTime() - Date.parse(sale.time) > refundableForMs) {
    throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  }
  if (amount && amount.currency_code !== sale.currency) {
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount/currency_code');
  }
  const wanted = amount ? (minorUnits(amount) ?? 0) : left;
  if (wanted > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  return written(simulator, found, wanted);
}

/** As `make`, of all that is left, in the words of the older interface. */
function makeOfSale(req: Request, simulator: PayPalSimulator): Refund {
  const found = chargeIn(req, simulator);
  jsonBody(req).assertSound();
  const left = found.sale.amount - givenBack(found.subscription, found.sale);
  if (left === 0) throw unprocessable('TRANSACTION_ALREADY_REFUNDED');
  return written(simulator, found, left);
}

/**
 * `POST /v2/payments/captures/{id}/refund` gives a charge back, wholly or in part; `POST /v1/payments/sale/{id}/refund`, its
 * older interface, wholly (reference/PayPal.mdx#refunds).
 */
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

  const answer = (refundOf: typeof make) => (req: Request, res: Response) => {
    const earlier = findSale(simulator, earlierResult(req, simulator) ?? '');
    const refund = earlier ?? refundOf(req, simulator);
    if (!earlier) rememberResult(req, simulator, refund.sale.id);
    res.status(earlier ? 200 : 201).json(view(refund, wantsRepresentation(req)));
  };
  router.post('/v2/payments/captures/:id/refund', answer(make));
  router.post('/v1/payments/sale/:id/refund', answer(makeOfSale));
}
