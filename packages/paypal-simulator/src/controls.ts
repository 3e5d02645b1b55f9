import type { Request, Router } from 'express';
import { object, string } from 'yup';
import { notFound } from './apiError.ts';
import { billOf, cyclesOf, nextChargeOf, regularOf } from './subscriptionView.ts';
import { planOf } from './announcements.ts';
import { approve, isMove, moveSubscription } from './lifecycle.ts';
import { salesOf } from './sales.ts';
import { faultSchemas } from './faults.ts';
import { addMoneyControls } from './moneyControls.ts';
import type { RequestLog } from './requestLog.ts';
import { entryOf, readControl } from './requests.ts';
import type { Subscription } from './resources.ts';
import { settingsSchema, type PayPalSimulator } from './PayPalSimulator.ts';

function ledgerEntry(simulator: PayPalSimulator, subscription: Subscription): Record<string, unknown> {
  const plan = planOf(simulator, subscription);
  const cycles = cyclesOf(subscription, plan);
  return {
    id: subscription.id,
    status: subscription.status,
    plan_id: plan.id,
    plan_name: plan.name,
    quantity: Number(subscription.quantity),
    custom_id: subscription.custom_id ?? null,
    payer_id: subscription.subscriber.payer_id ?? null,
    plan_overridden: subscription.overridden_cycles !== undefined,
    bill: billOf(subscription, plan) ?? null,
    period: regularOf(subscription, plan)?.frequency ?? null,
    trial: cycles.find(({ tenure_type: tenure }) => tenure === 'TRIAL')?.frequency ?? null,
    next_billing_time: nextChargeOf(subscription) ?? null,
    outstanding: subscription.account?.outstanding ?? 0,
    sales: salesOf(subscription),
    create_time: subscription.create_time,
    start_time: subscription.start_time,
    status_update_time: subscription.status_update_time,
  };
}

const whichFault = object({
  on: string()
    .oneOf(['request', 'webhooks', 'listing'] as const)
    .required(),
});

/** `/__sim/*`: controls for tests and developers, which PayPal does not have. */
export function addControls(router: Router, simulator: PayPalSimulator, log: RequestLog): void {
  const { ledger, faults, courier } = simulator;
  const find = (req: Request) => entryOf(ledger.books.subscriptions, req, 'subscription_id');

  router.get('/__sim/state', (_req, res) => {
    const { products, plans, subscriptions, webhooks, deliveries } = ledger.books;
    res.json({
      products: Object.values(products),
      plans: Object.values(plans),
      subscriptions: Object.values(subscriptions).map((subscription) => ledgerEntry(simulator, subscription)),
      webhooks: Object.values(webhooks),
      deliveries: deliveries.map(({ text: _, ...delivery }) => delivery),
      faults: faults.list(),
    });
  });

  router.get('/__sim/log', (_req, res) => {
    res.json({ requests: log.list() });
  });

  router.post('/__sim/faults', (req, res) => {
    const { on } = readControl(req, whichFault);
    res.status(201).json(faults.add(readControl<Parameters<typeof faults.add>[0]>(req, faultSchemas[on])));
  });

  router.delete('/__sim/faults', (_req, res) => {
    faults.clear();
    res.status(204).end();
  });

  // A reset keeps the settings, because they configure the simulator and are not its state.
  router.put('/__sim/settings', (req, res) => {
    const wanted = readControl(req, settingsSchema);
    // Tokens of a removed secret are no longer valid.
    if (wanted.secrets) ledger.change((books) => (books.tokens = {}));
    res.json(Object.assign(simulator.settings, wanted));
  });

  router.post('/__sim/reset', (_req, res) => {
    ledger.reset();
    simulator.clock.reset();
    faults.clear();
    log.clear();
    res.status(204).end();
  });

  // Responds once every webhook is delivered or given up, so that a test need not guess how long to wait.
  router.get('/__sim/settled', async (_req, res) => {
    await courier.settled();
    res.status(204).end();
  });

  addMoneyControls(router, simulator, { find, view: (subscription) => ledgerEntry(simulator, subscription) });

  router.post('/__sim/subscriptions/:id/approve', (req, res) => {
    res.json(ledgerEntry(simulator, approve(simulator, find(req))));
  });

  router.post('/__sim/subscriptions/:id/:move', (req, res) => {
    const { move } = req.params;
    if (!isMove(move)) throw notFound({ field: 'move', location: 'path', value: move });
    res.json(ledgerEntry(simulator, moveSubscription(simulator, find(req), move)));
  });
}
