import type { Request, Router } from 'express';
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

function make(req: Request, simulator: PayPalSimulator): Refund {
  const found = findSale(simulator, pathId(req));
  if (!found) throw notFound({ field: 'capture_id', location: 'path', value: pathId(req) });
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
  const after = giveBack(simulator, found, { kind: 'refund', amount: wanted });
  const made = salesOf(after).at(-1);
  if (!made) throw new Error('A refund was not written down.');
  return { subscription: after, sale: made };
}

/** `POST /v2/payments/captures/{id}/refund`: gives a charge back, wholly or in part. */
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

  router.post('/v2/payments/captures/:id/refund', (req, res) => {
    const earlier = findSale(simulator, earlierResult(req, simulator) ?? '');
    const refund = earlier ?? make(req, simulator);
    if (!earlier) rememberResult(req, simulator, refund.sale.id);
    res.status(earlier ? 200 : 201).json(view(refund, wantsRepresentation(req)));
  });
}
