import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { PublicPlanName } from '#domain/plan.ts';
import { parseSubscription, serializeSubscription } from '#functions/documents/subscription.ts';
import { awaitConsent } from '#functions/subscription/change/askedChange.ts';
import { copyProviderState } from '#functions/sync/providerState.ts';
import { writeSubscription } from '#functions/checkout/writeSubscription.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import type { ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { itHolds } from '../../openInputs/holds.ts';
import { startLightServer } from '../lightServer.ts';
import { mailContext, recordFor } from '../recordFor.ts';
import { mapOf } from '../invariants/evidence.ts';

const email = 'ada@example.com';
const ref = { collection: 'Subscriptions', id: email };
const trialEnds = new UTCDate('2026-11-28T10:00:00Z');

interface Terms {
  plan: PublicPlanName;
  devices: number;
}

const totalOf = ({ plan, devices }: Terms) => listedPrice(plan, devices).amount;
const after = (moment: Date, { plan }: Terms) =>
  plan === 'Yearly' ? addYears(new UTCDate(moment), 1) : addMonths(new UTCDate(moment), 1);

/** The next event. Money that moves, or fails to, is reported immediately; a consent may be read much later. */
type Step = Readonly<
  | { do: 'change'; terms: Terms; read: boolean }
  | { do: 'wait'; days: number }
  | { do: 'charge' | 'fail' | 'repair' }
>;

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('change' as const),
      terms: fc.record({
        plan: fc.constantFrom('Monthly' as const, 'Monthly' as const, 'Yearly' as const),
        devices: fc.integer({ min: 1, max: 10 }),
      }),
      read: fc.boolean(),
    }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      do: fc.constantFrom('charge' as const, 'charge' as const, 'fail' as const, 'repair' as const),
    }),
  ),
  { maxLength: 25, size: 'max' },
);

/** A PayPal that charges and fails on command, and the paid number of devices of each period. */
class Model {
  now = new Date('2026-11-21T10:00:00Z');
  agreed: Terms = { plan: 'Monthly', devices: 3 };
  next: Date = trialEnds;
  outstanding = 0;
  failed = 0;
  lastPayment: ProviderSubscription['lastPayment'] = null;
  /** The terms of the current period, and whether a charge has paid for it. */
  period: Terms = this.agreed;
  paid = false;
  /** The devices of the last paid period. */
  lastPaid = 0;

  due(fails: boolean): void {
    const { agreed } = this;
    if (this.next > this.now) this.now = this.next;
    this.next = after(this.next, agreed);
    this.period = agreed;
    this.paid = false;
    this.outstanding += totalOf(agreed);
    if (fails) this.failed += 1;
    else this.pay();
  }

  pay(): void {
    this.lastPayment = { at: this.now.toISOString(), amount: this.outstanding, currency: 'USD' };
    this.outstanding = 0;
    this.failed = 0;
    this.paid = true;
    this.lastPaid = this.period.devices;
  }

  /** The maximum number of devices paid for now. */
  most(): number {
    const { agreed, lastPayment, paid, period, lastPaid } = this;
    if (lastPayment === null && this.now < trialEnds) return agreed.devices;
    if (paid && this.now <= this.next) return period.devices;
    // The present time is unpaid: the former number stays during a charge's retries, and never rises.
    return lastPaid === 0 ? 10 : Math.min(lastPaid, 10);
  }

  view(): ProviderSubscription {
    const { agreed, next, lastPayment, failed, outstanding } = this;
    const yearly = agreed.plan === 'Yearly';
    return {
      id: 'I-1',
      status: 'active',
      checkoutId: 'checkout',
      providerPlanId: yearly ? 'P-Y' : 'P-1',
      billed: { currency: 'USD', interval: yearly ? 'year' : 'month', trialDays: 7, total: totalOf(agreed) },
      posDevices: agreed.devices,
      payerId: 'PAYER-1',
      startTime: null,
      nextBillingTime: next.toISOString(),
      createTime: '2026-11-21T09:30:00.000Z',
      statusSince: null,
      lastPayment,
      failedPayments: failed,
      nextRetryAt: null,
      outstanding,
    };
  }
}

describe('devices through any sequence of changes, charges and time', () => {
  itHolds('P13', 'changes', {
    title: 'are never more than the charge paid for that covers the moment, and never fewer',
    property: fc.asyncProperty(steps, async (journey) => {
      const model = new Model();
      const server = { ...startLightServer(), now: () => model.now };
      const { store } = server;
      const written = recordFor('I-1', email);
      await store.transaction(async (transaction) => writeSubscription(transaction, mailContext, written));

      const read = async () => {
        await copyProviderState(server, email, { subscription: model.view(), begun: model.now });
        const record = await store.get(ref);
        const parts = mapOf(mapOf(record?.['payment_parts'])['additional_devices']);
        const counted = Number(parts['quantity']) + 1;
        expect(counted).toBeLessThanOrEqual(model.most());
        // Paid devices are not removed.
        if (model.paid && model.now < model.next) expect(counted).toBe(model.period.devices);
        expect(mapOf(record?.['billing'])['pos_devices']).toBe(model.agreed.devices);
      };

      const change = async (terms: Terms, asked: number) => {
        const { plan, devices: posDevices } = terms;
        const record = parseSubscription(await store.get(ref));
        if (!record) throw new Error('the record is gone');
        const wanted = {
          id: `change-${asked}`,
          plan,
          planName: plan,
          couponCode: null,
          couponEnds: null,
          interval: plan === 'Yearly' ? ('year' as const) : ('month' as const),
          currency: 'USD' as const,
          posDevices,
          basePrice: listedPrice(plan, 1).amount,
          total: totalOf(terms),
          trialDays: 0,
          providerPlanId: plan === 'Yearly' ? 'P-Y' : 'P-1',
          from: model.next,
          askedAt: model.now,
          agreement: null,
        };
        const waiting = awaitConsent(record, { change: wanted, approveUrl: 'https://paypal.example/' });
        await store.set(ref, serializeSubscription(waiting));
        model.agreed = terms;
      };

      for (const [at, step] of journey.entries()) {
        if (step.do === 'change') {
          // Later than a read that may have begun before the last consent.
          model.now = new Date(model.now.getTime() + 20 * 60_000);
          if (model.now >= model.next) model.due(false);
          await read();
          await change(step.terms, at);
          if (step.read) await read();
          continue;
        }
        if (step.do === 'wait') {
          const until = addDays(new UTCDate(model.now), step.days);
          while (model.next <= until) {
            model.due(false);
            await read();
          }
          model.now = until;
        } else if (step.do === 'repair') {
          if (model.outstanding > 0) model.pay();
        } else model.due(step.do === 'fail');
        await read();
      }
    }),
  });
});
