import type { Request, Response, Router } from 'express';
import { notFound, unprocessable } from './apiError.ts';
import { earlierResult, jsonBody, pathId, rememberResult } from './requests.ts';
import { findSale, giveBack, givenBack, saleView } from './sales.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/**
 * Both of PayPal's ways of giving a subscription's charge back in full: as a capture, and as the sale it is
 * (reference/PayPal.mdx#refunds). The same PayPal-Request-Id again answers the same refund.
 */
export function addRefundRoutes(router: Router, simulator: PayPalSimulator): void {
  const refund = (issue: 'CAPTURE_FULLY_REFUNDED' | 'TRANSACTION_ALREADY_REFUNDED') => {
    return (req: Request, res: Response): void => {
      const earlier = findSale(simulator, earlierResult(req, simulator) ?? '');
      if (earlier) {
        res.status(200).json({ ...saleView(earlier.sale, earlier.subscription), status: 'COMPLETED' });
        return;
      }
      const found = findSale(simulator, pathId(req));
      if (found?.sale.kind !== 'charge') {
        throw notFound({ field: 'id', location: 'path', value: pathId(req) });
      }
      const body = jsonBody(req);
      body.text('note_to_payer', { max: 255 });
      body.assertSound();
      if (givenBack(found.subscription, found.sale) >= found.sale.amount) throw unprocessable(issue);
      const changed = giveBack(simulator, found, { kind: 'refund' });
      const made = changed.sales?.at(-1);
      if (!made) throw new Error('The books have lost a refund.');
      rememberResult(req, simulator, made.id);
      res.status(201).json({ ...saleView(made, changed), status: 'COMPLETED' });
    };
  };
  router.post('/v2/payments/captures/:id/refund', refund('CAPTURE_FULLY_REFUNDED'));
  router.post('/v1/payments/sale/:id/refund', refund('TRANSACTION_ALREADY_REFUNDED'));
}
