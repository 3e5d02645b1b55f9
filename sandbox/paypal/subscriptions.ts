import type { Request, Router } from 'express';
import { lookUp } from './ledger.ts';
import { notFound, unprocessable } from './apiError.ts';
import { paypalTime } from './billingClock.ts';
import { newId } from './ids.ts';
import { announce, moveSubscription, planOf } from './lifecycle.ts';
import { earlierResult, jsonBody, pathId, rememberResult, wantsRepresentation } from './requests.ts';
import type { Subscription } from './resources.ts';
import { overrideCycles, readSubscription } from './subscriptionBody.ts';
import { subscriptionSummary, subscriptionView } from './subscriptionView.ts';
import type { World } from './world.ts';

function create(req: Request, { ledger, now }: World): Subscription {
  const request = readSubscription(jsonBody(req), now());
  const plan = lookUp(ledger.books.plans, request.planId);
  if (!plan) throw notFound({ field: '/plan_id', location: 'body', value: request.planId });
  if (plan.status !== 'ACTIVE') throw unprocessable('PLAN_STATUS_INVALID', '/plan_id');
  if (request.quantity !== undefined && !plan.quantity_supported) {
    throw unprocessable('SUBSCRIPTION_CANNOT_HAVE_QUANTITY', '/quantity');
  }
  const overridden = overrideCycles(plan, request.overrides);
  const moment = paypalTime(now());
  const subscription: Subscription = {
    id: newId('I-', 12),
    plan_id: plan.id,
    status: 'APPROVAL_PENDING',
    quantity: request.quantity ?? '1',
    ...(request.customId !== undefined && { custom_id: request.customId }),
    start_time: request.startTime ?? moment,
    subscriber: request.subscriber,
    application_context: request.context,
    ...(overridden && { overridden_cycles: overridden }),
    ba_token: newId('BA-', 17),
    order_id: newId('', 17),
    create_time: moment,
    update_time: moment,
    status_update_time: moment,
    pending_reads: 0,
  };
  ledger.change((books) => (books.subscriptions[subscription.id] = subscription));
  return subscription;
}

/** The subscription as it is told now: while a fault holds the news back, as it was before the approval. */
function asTold(subscription: Subscription, { ledger }: World): Subscription {
  if (subscription.pending_reads === 0) return subscription;
  ledger.change((books) => {
    books.subscriptions[subscription.id] = { ...subscription, pending_reads: subscription.pending_reads - 1 };
  });
  const { activated_time: _, ...earlier } = subscription;
  const { payer_id: __, ...subscriber } = subscription.subscriber;
  return { ...earlier, subscriber, status: 'APPROVAL_PENDING' };
}

/** `/v1/billing/subscriptions`: create, read, cancel, suspend and activate. */
export function addSubscriptionRoutes(router: Router, world: World): void {
  const { ledger } = world;
  const find = (req: Request): Subscription => {
    const found = lookUp(ledger.books.subscriptions, pathId(req));
    if (!found) throw notFound({ field: 'subscription_id', location: 'path', value: pathId(req) });
    return found;
  };
  const answer = (req: Request, subscription: Subscription) =>
    wantsRepresentation(req)
      ? subscriptionView(subscription, { plan: planOf(world, subscription), url: world.url })
      : subscriptionSummary(subscription, world.url);

  router.post('/v1/billing/subscriptions', (req, res) => {
    const earlier = lookUp(ledger.books.subscriptions, earlierResult(req, world) ?? '');
    if (earlier) {
      res.status(200).json(answer(req, earlier));
      return;
    }
    const subscription = create(req, world);
    rememberResult(req, world, subscription.id);
    announce(world, subscription, 'CREATED');
    res.status(201).json(answer(req, subscription));
  });

  router.get('/v1/billing/subscriptions/:id', (req, res) => {
    const subscription = asTold(find(req), world);
    const plan = planOf(world, subscription);
    const { fields } = req.query;
    const withPlan = typeof fields === 'string' && fields.split(',').includes('plan');
    res.json(subscriptionView(subscription, { plan, url: world.url, withPlan }));
  });

  for (const move of ['cancel', 'suspend', 'activate'] as const) {
    router.post(`/v1/billing/subscriptions/:id/${move}`, (req, res) => {
      const subscription = find(req);
      const body = jsonBody(req);
      const reason = body.text('reason', { required: true, max: 128 });
      body.assertSound();
      moveSubscription(world, subscription, move, reason);
      res.status(204).end();
    });
  }
}
