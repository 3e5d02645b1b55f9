import { AppError } from '#domain/errors.ts';
import type { Quote } from '#domain/quote.ts';
import { publicPlanNames, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { catalogueField, type Catalogue } from '#domain/contract.ts';
import type { ServerContext } from '../context/context.ts';
import { findPlan } from '../documents/plans.ts';
import type { Store } from '../store/Store.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';

/** The plan with this name. Rejects with `plan/missing` if there is none, or if its document cannot be read. */
export async function sellablePlan(store: Store, name: string): Promise<Plan> {
  const plan = await findPlan(store, name);
  if (typeof plan === 'string') throw new AppError('plan/missing');
  return plan;
}

/** Rejects with `plan/mismatch` if the provider's plan does not charge what the quote shows. */
export async function checkPlanForSale(
  { payments, logs }: ServerContext,
  quote: Quote,
  providerPlanId: string,
): Promise<void> {
  const { currency, interval, trialDays, basePrice: price, additionalDevice } = quote;
  const terms = { currency, interval, trialDays, price, additionalDevice };
  if (await payments.planCharges(providerPlanId, terms)) return;
  logs.error('the plan at the provider differs from its document', { plan: quote.planName, providerPlanId });
  throw new AppError('plan/mismatch');
}

/** The public plans and the id that the payment script needs. Discount plans are reached by coupon only. */
export async function readCatalogue(store: Store, payments: PaymentProvider): Promise<Catalogue> {
  const offered = async (name: PublicPlanName) => {
    const plan = await findPlan(store, name);
    return [catalogueField[name], typeof plan === 'string' ? null : plan] as const;
  };
  const [providerClientId, plans] = await Promise.all([
    payments.publicClientId(),
    Promise.all(publicPlanNames.map(offered)),
  ]);
  return { ...(Object.fromEntries(plans) as Omit<Catalogue, 'providerClientId'>), providerClientId };
}

/** How long an instance keeps the catalogue. A changed price is on sale everywhere after this time. */
const keptMs = 10_000;

const keptIn = new WeakMap<Store, { until: number; catalogue: Promise<Catalogue> }>();

/** The catalogue, at most ten seconds old, which spares reads. Orders read the plans again. */
export function currentCatalogue(
  context: Pick<ServerContext, 'store' | 'payments' | 'now'>,
): Promise<Catalogue> {
  const { store, payments } = context;
  const present = context.now().getTime();
  const kept = keptIn.get(store);
  if (kept && present < kept.until) return kept.catalogue;
  const catalogue = readCatalogue(store, payments);
  keptIn.set(store, { until: present + keptMs, catalogue });
  // All visitors who wait for this read get its error; the next visitor starts another read.
  catalogue.catch(() => keptIn.delete(store));
  return catalogue;
}
