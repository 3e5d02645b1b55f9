import type { Request, Router } from 'express';
import { lookUp } from './ledger.ts';
import { notFound, unprocessable } from './apiError.ts';
import { paypalTime } from './billingClock.ts';
import { newId } from './ids.ts';
import { announce, planOf } from './announcements.ts';
import { moveSubscription } from './lifecycle.ts';
import { answerOnce, entryOf, pathId, readForm, unknownId, wantsRepresentation } from './requests.ts';
import type { Subscription } from './resources.ts';
import { revisionPath } from './revisionPage.ts';
import { revise } from './revisions.ts';
import { findSale, saleView, salesOf } from './sales.ts';
import {
  contextOf,
  orderFaults,
  overrideCycles,
  subscriptionFaults,
  type RevisionRequest,
  type SubscriptionRequest,
} from './subscriptionBody.ts';
import { subscriptionSummary, subscriptionView } from './subscriptionView.ts';
import { spanIn, transactionsView } from './transactions.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

function create(req: Request, simulator: PayPalSimulator): Subscription {
  const { ledger, now, settings } = simulator;
  const request = readForm<SubscriptionRequest>(req, (form) => subscriptionFaults(form, now()));
  const { plan_id: planId, quantity, custom_id, subscriber = {} } = request;
  const plan = lookUp(ledger.books.plans, planId);
  if (!plan) throw notFound({ field: '/plan_id', location: 'body', value: planId });
  if (plan.status !== 'ACTIVE') throw unprocessable('PLAN_STATUS_INVALID', '/plan_id');
  if (quantity !== undefined && !plan.quantity_supported) {
    throw unprocessable('SUBSCRIPTION_CANNOT_HAVE_QUANTITY', '/quantity');
  }
  const overridden = overrideCycles(plan, request.plan?.billing_cycles, settings);
  const moment = paypalTime(now());
  const subscription: Subscription = {
    id: newId('I-', 12),
    plan_id: plan.id,
    status: 'APPROVAL_PENDING',
    quantity: quantity ?? '1',
    ...(custom_id !== undefined && { custom_id }),
    start_time: request.start_time ?? moment,
    subscriber,
    application_context: contextOf(request),
    ...(overridden && { overridden_cycles: overridden }),
    ba_token: newId('BA-', 17),
    order_id: newId('', 17),
    create_time: moment,
    update_time: moment,
    status_update_time: moment,
  };
  ledger.change((books) => (books.subscriptions[subscription.id] = subscription));
  announce(simulator, subscription, 'CREATED');
  return subscription;
}

/** The subscription as reported: before its last payment while a fault delays reports. */
function asReported(found: Subscription, { faults, now }: PayPalSimulator): Subscription {
  const until = faults.reportedUntil('subscription', now());
  const sales = salesOf(found).filter(({ time }) => new Date(time) <= until);
  return sales.length === salesOf(found).length ? found : { ...found, sales };
}

/** `/v1/billing/subscriptions`: create, read, revise, cancel, suspend, activate, and the transactions. */
export function addSubscriptionRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger } = simulator;
  const find = (req: Request) => entryOf(ledger.books.subscriptions, req, 'subscription_id');
  const answer = (req: Request, subscription: Subscription) =>
    wantsRepresentation(req)
      ? subscriptionView(subscription, { plan: planOf(simulator, subscription), simulator })
      : subscriptionSummary(subscription, simulator.url);

  router.post('/v1/billing/subscriptions', (req, res) => {
    answerOnce(req, res, simulator, {
      find: (id) => lookUp(ledger.books.subscriptions, id),
      make: () => create(req, simulator),
      view: (subscription) => answer(req, subscription),
    });
  });

  router.get('/v1/billing/subscriptions/:id', (req, res) => {
    const subscription = asReported(find(req), simulator);
    const plan = planOf(simulator, subscription);
    const { fields } = req.query;
    const withPlan = typeof fields === 'string' && fields.split(',').includes('plan');
    res.json(subscriptionView(subscription, { plan, simulator, withPlan }));
  });

  router.post('/v1/billing/subscriptions/:id/revise', (req, res) => {
    const found = find(req);
    const asked = readForm<RevisionRequest>(req, orderFaults);
    const { plan_id, quantity, token, overridden_cycles } = revise(simulator, found, asked);
    res.json({
      plan_id,
      quantity,
      plan_overridden: overridden_cycles !== undefined,
      links: [
        { href: `${simulator.url}${revisionPath}?ba_token=${token}`, rel: 'approve', method: 'GET' },
        { href: `${simulator.url}${req.path}`, rel: 'self', method: 'POST' },
      ],
    });
  });

  router.get('/v1/billing/subscriptions/:id/transactions', (req, res) => {
    const { from, to } = spanIn(req);
    const until = simulator.faults.reportedUntil('list', simulator.now()).getTime();
    const url = simulator.url + req.originalUrl;
    res.json(
      transactionsView(simulator, { subscription: find(req), url }, { from, to: Math.min(to, until) }),
    );
  });

  for (const kind of ['sale', 'refund'] as const) {
    router.get(`/v1/payments/${kind}/:id`, (req, res) => {
      const found = findSale(simulator, pathId(req));
      if (!found || (found.sale.kind === 'charge') !== (kind === 'sale')) throw unknownId(req, `${kind}_id`);
      res.json(saleView({ simulator, ...found }));
    });
  }

  for (const move of ['cancel', 'suspend', 'activate'] as const) {
    router.post(`/v1/billing/subscriptions/:id/${move}`, (req, res) => {
      const subscription = find(req);
      const { reason } = readForm<{ reason?: string }>(req);
      moveSubscription(simulator, subscription, move, reason);
      res.status(204).end();
    });
  }
}
