import type { Router } from 'express';
import { object, string } from 'yup';
import { paypalTime } from './billingClock.ts';
import { amountOf } from './money.ts';
import { pathId, readControl, unknownId } from './requests.ts';
import { findSale, returnMoney, undoReversals } from './sales.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

const outcomes = ['RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'] as const;

/** What happens to a dispute; an outcome belongs to `resolved`. */
const step = object({
  step: string()
    .oneOf(['created', 'updated', 'resolved'] as const)
    .default('created'),
  outcome: string().oneOf(outcomes).default('RESOLVED_BUYER_FAVOUR'),
});

/**
 * `POST /__sim/transactions/{id}/dispute`: the buyer or their bank disputes a charge. Sends PayPal's published event. A dispute
 * that the buyer wins reverses the charge; another end undoes a reversal that came before it.
 */
export function addDisputeControl(router: Router, simulator: PayPalSimulator): void {
  router.post('/__sim/transactions/:id/dispute', (req, res) => {
    const found = findSale(simulator, pathId(req));
    if (found?.sale.kind !== 'charge') throw unknownId(req, 'transaction_id');
    const { step: happened, outcome } = readControl(req, step);
    const { sale } = found;
    const id = `PP-D-${sale.id}`;
    const over = happened === 'resolved';
    const amount = amountOf(sale.amount, sale.currency);
    const time = paypalTime(simulator.now());
    simulator.courier.emit({
      eventType: `CUSTOMER.DISPUTE.${happened.toUpperCase()}`,
      resourceType: 'dispute',
      summary: 'A dispute was opened or has changed.',
      resource: {
        dispute_id: id,
        create_time: time,
        update_time: time,
        disputed_transactions: [
          { seller_transaction_id: sale.id, create_time: sale.time, gross_amount: amount },
        ],
        reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
        status: over ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
        dispute_amount: amount,
        ...(over && { dispute_outcome: { outcome_code: outcome, amount_refunded: amount } }),
        dispute_life_cycle_stage: 'CHARGEBACK',
        links: [{ href: `${simulator.url}/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }],
      },
    });
    if (over && outcome !== 'RESOLVED_BUYER_FAVOUR') undoReversals(simulator, found);
    if (over && outcome === 'RESOLVED_BUYER_FAVOUR') returnMoney(simulator, found, { kind: 'reversal' });
    res.json({ dispute_id: id });
  });
}
