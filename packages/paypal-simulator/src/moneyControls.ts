import type { Request, Router } from 'express';
import { date, number, object, string } from 'yup';
import { breakFunding, repair, runUntil } from './billing.ts';
import { unprocessable } from './apiError.ts';
import { addDisputeControl } from './disputes.ts';
import { answerRevision, findRevision } from './revisions.ts';
import { pathId, readControl, unknownId } from './requests.ts';
import type { Subscription } from './resources.ts';
import { findSale, returnMoney } from './sales.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How far to move the clock: by days, or to a moment. */
const move = object({
  advanceDays: number().integer().min(1).max(1_500),
  advanceTo: date().when('advanceDays', ([days], schema) =>
    days === undefined ? schema.required() : schema,
  ),
});

/** The token of the revision to approve or refuse; default: the last one. */
const consent = object({ token: string() });

/** The amount to refund in minor units; default: all of it. */
const part = object({ amount: number().integer().min(1) });

/** Controls that move time, make payments fail and refund money. */
export function addMoneyControls(
  router: Router,
  simulator: PayPalSimulator,
  { find, view }: { find: (req: Request) => Subscription; view: (subscription: Subscription) => object },
): void {
  const { clock } = simulator;

  router.get('/__sim/clock', (_req, res) => {
    res.json(clock.view());
  });

  // Responds after all charges due on the way were made and reported.
  router.put('/__sim/clock', async (req, res) => {
    const { advanceDays: days, advanceTo } = readControl(req, move);
    const until = days === undefined ? advanceTo : new Date(clock.now().getTime() + days * dayMs);
    if (until) await runUntil(simulator, until);
    res.json(clock.view());
  });

  router.post('/__sim/subscriptions/:id/fail', (req, res) => {
    res.json(view(breakFunding(simulator, find(req))));
  });

  router.post('/__sim/subscriptions/:id/repair', (req, res) => {
    res.json(view(repair(simulator, find(req))));
  });

  for (const answer of ['consent', 'refuse'] as const) {
    router.post(`/__sim/subscriptions/:id/${answer}`, (req, res) => {
      const subscription = find(req);
      const { token = subscription.revisions?.at(-1)?.token } = readControl(req, consent);
      const found = findRevision(simulator, token);
      if (found?.subscription.id !== subscription.id) throw unprocessable('INVALID_RESOURCE_ID');
      res.json(view(answerRevision(simulator, found, answer === 'consent')));
    });
  }

  addDisputeControl(router, simulator);

  for (const [verb, kind] of [
    ['refund', 'refund'],
    ['reverse', 'reversal'],
  ] as const) {
    router.post(`/__sim/transactions/:id/${verb}`, (req, res) => {
      const found = findSale(simulator, pathId(req));
      if (!found) throw unknownId(req, 'transaction_id');
      const { amount } = readControl(req, part);
      res.json(view(returnMoney(simulator, found, { kind, amount })));
    });
  }
}
