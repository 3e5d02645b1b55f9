import express from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { breachesOf } from '#simulator/conformance.ts';
import { contractGate } from '#simulator/contractGate.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { createPlan, createSubscription, openMerchant } from './merchant.ts';

describe('PayPal’s descriptions', () => {
  const exchange = { method: 'POST', path: '/v1/billing/plans', status: 201, reply: {} };
  const money = { currency_code: 'USD', value: '1' };
  const frequency = { interval_unit: 'MONTH' };
  const cycle = { tenure_type: 'REGULAR', sequence: 1, frequency, pricing_scheme: { fixed_price: money } };
  const plan = { product_id: 'PROD-1', name: 'Plan', billing_cycles: [cycle], payment_preferences: {} };
  const priced = (fixed_price: unknown) => ({
    billing_cycles: [{ ...cycle, pricing_scheme: { fixed_price } }],
  });

  it('allow a plan that follows PayPal’s documentation', () => {
    expect(breachesOf({ ...exchange, request: plan })).toEqual([]);
  });

  it.each([
    [priced({ value: '1' }), "/fixed_price must have required property 'currency_code'"],
    [priced({ ...money, currency_code: 'US' }), '/currency_code must NOT have fewer than 3'],
    [priced({ ...money, value: 'one' }), '/value must match pattern'],
    [priced({ ...money, value: 1 }), '/value must be string'],
    [priced({ ...money, tip: '1' }), '/fixed_price/tip is not documented'],
    [{ name: 'x'.repeat(128) }, '/name must NOT have more than 127'],
    [{ status: 'SOLD' }, '/status must be equal to one of the allowed values: SOLD'],
    [{ quantity_supported: 'yes' }, '/quantity_supported must be boolean'],
    [{ billing_cycles: [] }, '/billing_cycles must NOT have fewer than 1 items'],
    [{ usage_type: 'LICENSED' }, '/usage_type is not documented'],
  ])('refuse one with %j', (change, fault) => {
    const [breach, ...others] = breachesOf({ ...exchange, request: { ...plan, ...change } });
    expect(breach).toMatch(/^subscriptions#plans.create: request /u);
    expect(breach).toContain(fault);
    expect(others).toEqual([]);
  });

  it('contain the refusals of each operation', () => {
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
  it('responds 500 instead of sending a response that PayPal does not document', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const app = express().use(contractGate);
    app.get('/v1/billing/plans/:id', (_req, res) => void res.json({ id: 'P-1', usage_type: 'LICENSED' }));
    const { url, stop } = await listenOnFreePort(app);
    onTestFinished(stop);
    const answer = await fetch(`${url}/v1/billing/plans/P-1`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('/usage_type is not documented'),
    });
    expect(said).toHaveBeenCalledOnce();
  });

  it('gives the same buyer the same payer id, in PayPal’s format', async () => {
    const merchant = await openMerchant();
    onTestFinished(() => merchant.simulator.stop());
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
  });
});
