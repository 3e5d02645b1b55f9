import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import type { Request, Router } from 'express';
import { announce, planOf } from './announcements.ts';
import { ApiError, unprocessable } from './apiError.ts';
import { schemaNamed } from './descriptions.ts';
import { amountFaults } from './planBody.ts';
import { entryOf, formFaults, rawText, refuse } from './requests.ts';
import type { BillingCycle, Subscription } from './resources.ts';
import { overrideCycles, type CycleOverride } from './subscriptionBody.ts';
import { cyclesOf } from './subscriptionView.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** A charge due sooner than this keeps its price (reference/PayPal.mdx#a-new-price). */
const untouchedDays = 10;

/** The fields stored when a subscription's price changes: a charge due too soon still uses the former cycles. */
function keptCharge(
  { now }: PayPalSimulator,
  { account, former }: Subscription,
  cycles: readonly BillingCycle[],
): Pick<Subscription, 'former'> {
  const near = addDays(new UTCDate(now()), untouchedDays);
  if (!account || new Date(account.next_time) >= near) return {};
  const isKept = former !== undefined && former.until >= account.next_time;
  return { former: isKept ? former : { cycles: [...cycles], until: account.next_time } };
}

const pricingScheme = schemaNamed('subscriptions#pricing_scheme');

const pricePath = /^\/plan\/billing_cycles\/@sequence==(\d+)\/pricing_scheme\/(fixed_price|tiers)$/u;

/** The prices set by a subscription's JSON patch. We change no other part of a subscription. */
function patchedPrices(text: string, cycles: readonly BillingCycle[]): CycleOverride[] {
  return (JSON.parse(text) as Array<{ op?: unknown; path?: unknown; value?: unknown }>).map(
    ({ op, path, value }) => {
      const [, sequence, part] = pricePath.exec(String(path)) ?? [];
      const isKnown = op === 'replace' || (op === 'add' && part === 'fixed_price');
      if (part === undefined || !isKnown) throw new ApiError(400, [{ issue: 'INVALID_PATCH_OPERATION' }]);
      const present = cycles.find((cycle) => cycle.sequence === Number(sequence))?.pricing_scheme;
      const model = part === 'tiers' && { pricing_model: present?.pricing_model ?? 'TIERED' };
      const scheme = { ...model, [part]: value };
      refuse(formFaults(pricingScheme, scheme));
      refuse(amountFaults(scheme));
      return { sequence: Number(sequence), pricing_scheme: scheme };
    },
  );
}

/** Prices one subscription (`PATCH`). No buyer is asked. */
export function addRepricingRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger, now, settings } = simulator;

  router.patch('/v1/billing/subscriptions/:id', (req: Request, res) => {
    const found = entryOf(ledger.books.subscriptions, req, 'subscription_id');
    if (found.status !== 'ACTIVE' && found.status !== 'SUSPENDED')
      throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
    const plan = planOf(simulator, found);
    const cycles = [...cyclesOf(found, plan)];
    const prices = patchedPrices(rawText(req), cycles);
    const own = overrideCycles({ ...plan, billing_cycles: cycles }, prices, settings);
    const changed = simulator.ledger.changeSubscription(found, {
      ...keptCharge(simulator, found, cycles),
      ...(own && { overridden_cycles: own }),
      update_time: now().toISOString(),
    });
    announce(simulator, changed, 'UPDATED');
    res.status(204).end();
  });
}
