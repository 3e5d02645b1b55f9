import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import { breachesOf, faultsIn } from '#sandbox/paypal/conformance.ts';
import { operations, shapes, type Constraint, type ShapeName } from '#sandbox/paypal/constraints.ts';
import { contractGate } from '#sandbox/paypal/contractGate.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';
import { createPlan, createSubscription, openMerchant } from './merchant.ts';

function rulesIn(rule: Constraint): Constraint[] {
  return 'list' in rule ? [rule, ...rulesIn(rule.list.of)] : [rule];
}

describe('the constraints of PayPal’s description', () => {
  const rules = Object.values(shapes).flatMap(({ fields }) =>
    Object.values<Constraint>(fields).flatMap(rulesIn),
  );

  it('name their source, each once', () => {
    const sources = [...Object.values(shapes), ...operations].map(({ source }) => source);
    expect(
      sources.filter((source) => !/^(?:subscriptions|products|webhooks|payments)#\S+$/u.test(source)),
    ).toEqual([]);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('lead to objects that are there, by patterns that can be read', () => {
    const names = rules.flatMap((rule) => ('shape' in rule ? [rule.shape] : []));
    expect(names.filter((name) => !Object.hasOwn(shapes, name))).toEqual([]);
    const patterns = rules.flatMap((rule) => ('text' in rule ? [rule.text.pattern ?? ''] : []));
    expect(() => patterns.map((pattern) => new RegExp(pattern, 'u'))).not.toThrow();
  });

  const money = { currency_code: 'USD', value: '1' };
  it.each<[ShapeName, unknown, string]>([
    ['money', { value: '1' }, '/currency_code is missing'],
    ['money', { ...money, currency_code: 'US' }, '/currency_code is shorter than 3'],
    ['money', { ...money, value: 'one' }, '/value does not match'],
    ['money', { ...money, value: 1 }, '/value is no text'],
    ['money', { ...money, tip: '1' }, '/tip is not documented'],
    ['plan', { name: 'x'.repeat(128) }, '/name is longer than 127'],
    ['plan', { status: 'SOLD' }, '/status is none of the words'],
    ['plan', { quantity_supported: 'yes' }, '/quantity_supported is not true or false'],
    ['plan', { billing_cycles: [] }, '/billing_cycles has 0 items'],
    ['frequency', { interval_unit: 'DAY', interval_count: 0.5 }, '/interval_count is no whole number'],
    ['subscriber', { payer_id: 'P0123456789AB' }, '/payer_id does not match'],
    ['pricingScheme', { tiers: [{ starting_quantity: '1' }] }, '/tiers/0/amount is missing'],
  ])('refuse a %s such as %j', (shape, body, fault) => {
    expect(faultsIn(shape, body)).toEqual([expect.stringContaining(fault)]);
  });

  it('know the refusals of each operation', () => {
    const refusal = (issue: string) =>
      breachesOf({
        method: 'POST',
        path: '/v1/billing/subscriptions/I-1/cancel',
        request: { reason: 'Gone' },
        status: 422,
        reply: { details: [{ issue }] },
      });
    expect(refusal('SUBSCRIPTION_STATUS_INVALID')).toEqual([]);
    expect(refusal('PLAN_STATUS_INVALID')).toEqual([expect.stringContaining('PLAN_STATUS_INVALID')]);
  });
});

describe('the simulator', () => {
  it('answers 500 where it would answer what PayPal does not document', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = express().use(contractGate);
    app.get('/v1/billing/plans/:id', (_req, res) => void res.json({ id: 'P-1', usage_type: 'LICENSED' }));
    const server = await listenOnFreePort(app);
    try {
      const answer = await fetch(`${server.url}/v1/billing/plans/P-1`);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining('/usage_type is not documented'),
      });
      expect(said).toHaveBeenCalledOnce();
    } finally {
      await server.stop();
      said.mockRestore();
    }
  });

  it('gives the same buyer the same payer id, of PayPal’s form', async () => {
    const merchant = await openMerchant();
    try {
      const planId = await createPlan(merchant);
      const payers: string[] = [];
      for (const email of ['one@example.com', 'One@example.com', 'two@example.com']) {
        const id = await createSubscription(merchant, planId, { subscriber: { email_address: email } });
        const { body } = await merchant.control('POST', `/subscriptions/${id}/approve`);
        payers.push((body as { payer_id: string }).payer_id);
      }
      expect(payers.filter((id) => !/^[2-9A-HJ-NP-Z]{13}$/u.test(id))).toEqual([]);
      expect(payers[0]).toBe(payers[1]);
      expect(payers[0]).not.toBe(payers[2]);
    } finally {
      await merchant.simulator.stop();
    }
  });
});
