import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Offers } from './offers.ts';
import type { PaymentProvisioning } from '../payments/PaymentProvisioning.ts';
import type { DocumentRef, Fields, Store } from '../store/Store.ts';
import { outdatedCoupons, outdatedFreeSubscription, outdatedPlans } from './offerDocuments.ts';
import { pricedPlans, type PricedPlan } from './planTerms.ts';
import {
  readProvisionedIds,
  saveProvisionedIds,
  type ProviderEnvironment,
  type ProvisionedIds,
} from '../documents/offers/provisionedIds.ts';

export interface ProvisioningRequest {
  store: Store;
  provisioning: PaymentProvisioning;
  environment: ProviderEnvironment;
  offers: Offers;
  /** The address to which the provider reports events. */
  webhookUrl: string;
  /** The document that makes a running site use this account, and what it should be. */
  account: {
    id: string;
    ref: DocumentRef;
    fields: (present: Fields | undefined, webhookId: string | null) => Fields;
  };
}

export interface Difference {
  action: 'make' | 'repair' | 'write';
  what: string;
}

/** The planned changes. Nothing has been written yet. */
export interface PreparedProvisioning {
  /** In the order in which they are carried out; empty when nothing is missing. */
  differences: Difference[];
  /** The addresses of the account's other webhooks, which hear of every payment, too. Nothing here changes them. */
  otherWebhooks: string[];
  /** Applies the differences. Keeps what was created at the provider, even if a later step fails. */
  apply: () => Promise<void>;
}

/** An idempotency key of at most 38 characters, with the replaced id: the plan of that one is no longer sold. */
function keyOf(kind: string, ...parts: ReadonlyArray<string | null>): string {
  return `${kind}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)}`;
}

const pathOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`;

/** A plan that the provider does not sell yet, with the id it replaces. */
interface MissingPlan extends PricedPlan {
  replaces: string | null;
}

async function missingPlans(
  { provisioning, offers }: ProvisioningRequest,
  ids: ProvisionedIds,
): Promise<MissingPlan[]> {
  const wanted = Object.entries(offers.plans).flatMap(([name, listed]) => pricedPlans(name, listed));
  const looked = await Promise.all(
    wanted.map(async (plan) => {
      const known = ids.plans[plan.hash] ?? null;
      const sold = known !== null && (await provisioning.planSells(known, plan.terms));
      return sold ? [] : [{ ...plan, replaces: known }];
    }),
  );
  return looked.flat();
}

/** Creates a plan and reads it back. A request with an earlier key may return a plan that is no longer sold. */
async function soldPlan(
  provisioning: PaymentProvisioning,
  productId: string,
  { name, terms, hash, replaces }: MissingPlan,
): Promise<string> {
  const make = (former: string | null) =>
    provisioning.createPlan({
      productId,
      name: `${name} (${terms.currency})`,
      terms,
      idempotencyKey: keyOf('plan', hash, former),
    });
  const first = await make(replaces);
  if (await provisioning.planSells(first, terms)) return first;
  const second = await make(first);
  if (await provisioning.planSells(second, terms)) return second;
  throw new Error(`The provider made a plan that does not charge ${name} in ${terms.currency} as listed`);
}

/** The documents that differ. The account's document is last, because it puts the others into use. */
async function dueDocuments(request: ProvisioningRequest, ids: ProvisionedIds) {
  const { store, offers, account } = request;
  const present = await store.get(account.ref);
  const fields = account.fields(present, ids.webhookId);
  return [
    ...(await outdatedPlans(store, offers, ids.plans)),
    ...(await outdatedCoupons(store, offers)),
    ...(await outdatedFreeSubscription(store, offers)),
    ...(isDeepStrictEqual(present, fields) ? [] : [{ ref: account.ref, fields }]),
  ];
}

/** Compares the provider and the database with the offers, after it has tried the account. */
export async function prepareProvisioning(request: ProvisioningRequest): Promise<PreparedProvisioning> {
  const { store, provisioning, environment, webhookUrl, account } = request;
  await provisioning.signIn();
  const known = await readProvisionedIds(store, environment, account.id);
  const webhooks = await provisioning.listWebhooks();
  const webhook = webhooks.find(({ url }) => url === webhookUrl);
  const productId =
    known.productId !== null && (await provisioning.hasProduct(known.productId)) ? known.productId : null;
  const plans = await missingPlans(request, known);
  const differences: Difference[] = [
    ...(productId === null ? [{ action: 'make' as const, what: 'the product' }] : []),
    ...plans.map(({ name, terms }) => ({
      action: 'make' as const,
      what: `plan ${name} in ${terms.currency}`,
    })),
  ];
  if (!webhook) differences.push({ action: 'make', what: `webhook ${webhookUrl}` });
  else if (!webhook.complete)
    differences.push({ action: 'repair', what: `the events of webhook ${webhookUrl}` });
  // The documents will contain the ids of plans still to be created, so they differ as well.
  const expected = {
    ...known,
    webhookId: webhook?.id ?? null,
    plans: { ...known.plans, ...Object.fromEntries(plans.map(({ hash }) => [hash, ''])) },
  };
  const documents = await dueDocuments(request, expected);
  differences.push(...documents.map(({ ref }) => ({ action: 'write' as const, what: pathOf(ref) })));

  const apply = async () => {
    let ids: ProvisionedIds = { ...known, productId };
    const keep = async (made: Partial<ProvisionedIds>) => {
      ids = { ...ids, ...made };
      await saveProvisionedIds(store, environment, ids);
    };
    const product = productId ?? (await provisioning.createProduct(keyOf('product', known.productId)));
    if (product !== known.productId) await keep({ productId: product });
    for (const plan of plans) {
      const id = await soldPlan(provisioning, product, plan);
      await keep({ plans: { ...ids.plans, [plan.hash]: id } });
    }
    const webhookId = await provisioning.provideWebhook(webhookUrl);
    if (webhookId !== known.webhookId) await keep({ webhookId });
    const due = await dueDocuments(request, ids);
    if (due.length === 0) return;
    await store.batch((batch) => {
      for (const { ref, fields } of due) batch.set(ref, fields);
    });
  };
  const otherWebhooks = webhooks.map(({ url }) => url).filter((url) => url !== webhookUrl);
  return { differences, otherWebhooks, apply };
}
