import type { Request, Router } from 'express';
import { lookUp } from './ledger.ts';
import { notFound, unprocessable } from './apiError.ts';
import { newId } from './ids.ts';
import { planFaults, planOf, type PlanRequest } from './planBody.ts';
import { assertPlan } from './planRules.ts';
import { planSummary, planView } from './planView.ts';
import { answerOnce, entryOf, readForm, wantsRepresentation } from './requests.ts';
import type { Plan } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** `/v1/billing/plans`: create, read, activate and deactivate. */
export function addPlanRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger, now } = simulator;
  const answer = (req: Request, plan: Plan) =>
    wantsRepresentation(req) ? planView(plan, simulator.url) : planSummary(plan, simulator.url);
  const find = (req: Request) => entryOf(ledger.books.plans, req, 'plan_id');

  const create = (req: Request): Plan => {
    const body = planOf(readForm<PlanRequest>(req, planFaults));
    if (!lookUp(ledger.books.products, body.product_id)) {
      throw notFound({ field: '/product_id', location: 'body', value: body.product_id });
    }
    assertPlan(body, simulator.settings);
    const moment = now().toISOString();
    const plan: Plan = { id: newId('P-', 24), ...body, create_time: moment, update_time: moment };
    return ledger.change((books) => (books.plans[plan.id] = plan));
  };

  router.post('/v1/billing/plans', (req, res) => {
    answerOnce(req, res, simulator, {
      find: (id) => lookUp(ledger.books.plans, id),
      make: () => create(req),
      view: (plan) => answer(req, plan),
    });
  });

  router.get('/v1/billing/plans/:id', (req, res) => {
    res.json(planView(find(req), simulator.url));
  });

  const moves = {
    activate: { from: ['CREATED', 'INACTIVE'], to: 'ACTIVE' },
    deactivate: { from: ['ACTIVE'], to: 'INACTIVE' },
  } as const;
  for (const [verb, { from, to }] of Object.entries(moves)) {
    router.post(`/v1/billing/plans/:id/${verb}`, (req, res) => {
      const plan = find(req);
      if (!from.some((status) => status === plan.status)) throw unprocessable('PLAN_STATUS_INVALID');
      ledger.change((books) => {
        books.plans[plan.id] = { ...plan, status: to, update_time: now().toISOString() };
      });
      res.status(204).end();
    });
  }
}
