import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { webhookPath } from '#domain/paths.ts';
import { payPalAccountRef, serializePayPalAccount } from '#functions/documents/offers/payPalAccount.ts';
import type { PayPalEnvironment } from '#functions/paypal/http/endpoint.ts';
import { restClient } from '#functions/paypal/http/restClient.ts';
import type { DocumentRef, Store } from '#functions/store/Store.ts';
import { accountInMemory, type PayPalAccount } from './accountInMemory.ts';
import { outdatedCoupons, outdatedFreeSubscription, outdatedPlans } from './offerDocuments.ts';
import type { Offers } from './offers.ts';
import { payPalProvisioning, type PayPalProvisioning } from './payPalProvisioning.ts';
import { pricedPlans, type PricedPlan } from './planTerms.ts';
import { readProvisionedIds, saveProvisionedIds, type ProvisionedIds } from './provisionedIds.ts';

export interface ProvisionRequest {
  store: Store;
  environment: PayPalEnvironment;
  account: PayPalAccount;
  /** PayPal reports events to `{siteUrl}/api/paypalWebhook`. */
  siteUrl: string;
  offers: Offers;
}

export interface Difference {
  action: 'make' | 'repair' | 'write';
  what: string;
}

/** The planned changes. Nothing has been written yet. */
export interface PreparedProvision {
  /** In the order in which they are carried out; empty when nothing is missing. */
  differences: Difference[];
  /** The addresses of the account's other webhooks, which hear of every payment, too. Nothing here changes them. */
  otherWebhooks: string[];
  /** Applies the differences. Keeps what was created at PayPal, even if a later step fails. */
  apply: () => Promise<void>;
}

/** An idempotency key of at most 38 characters, with the replaced id: the plan of that one is no longer sold. */
function keyOf(kind: string, ...parts: ReadonlyArray<string | null>): string {
  return `${kind}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)}`;
}

const pathOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`;

/** A plan that PayPal does not sell yet, with the id it replaces. */
interface MissingPlan extends PricedPlan {
  replaces: string | null;
}

async function missingPlans(
  payPal: PayPalProvisioning,
  offers: Offers,
  ids: ProvisionedIds,
): Promise<MissingPlan[]> {
  const wanted = Object.entries(offers.plans).flatMap(([name, listed]) => pricedPlans(name, listed));
  const looked = await Promise.all(
    wanted.map(async (plan) => {
      const known = ids.plans[plan.hash] ?? null;
      const sold = known !== null && (await payPal.planSells(known, plan.terms));
      return sold ? [] : [{ ...plan, replaces: known }];
    }),
  );
  return looked.flat();
}

/** Creates a plan and reads it back. A request with an earlier key may return a plan that is no longer sold. */
async function soldPlan(
  payPal: PayPalProvisioning,
  productId: string,
  { name, terms, hash, replaces }: MissingPlan,
): Promise<string> {
  const make = (former: string | null) =>
    payPal.createPlan({
      productId,
      name: `${name} (${terms.currency})`,
      terms,
      idempotencyKey: keyOf('plan', hash, former),
    });
  const first = await make(replaces);
  if (await payPal.planSells(first, terms)) return first;
  const second = await make(first);
  if (await payPal.planSells(second, terms)) return second;
  throw new Error(`PayPal made a plan that does not charge ${name} in ${terms.currency} as listed`);
}

/** The documents that differ. The account's document is last, because it puts the others into use. */
async function dueDocuments({ store, offers, account }: ProvisionRequest, ids: ProvisionedIds) {
  const { clientId, endpoint } = account;
  const present = await store.get(payPalAccountRef);
  const fields = serializePayPalAccount(present, { clientId, endpoint, webhookId: ids.webhookId });
  return [
    ...(await outdatedPlans(store, offers, ids.plans)),
    ...(await outdatedCoupons(store, offers)),
    ...(await outdatedFreeSubscription(store, offers)),
    ...(isDeepStrictEqual(present, fields) ? [] : [{ ref: payPalAccountRef, fields }]),
  ];
}

/**
 * Finds out what is missing to sell the offers: webhook, product and plans at PayPal, and the documents that name them. Writes
 * nothing. Rejects with PaymentProviderError, for example `refused` for a wrong client id or secret.
 */
export async function prepareProvision(request: ProvisionRequest): Promise<PreparedProvision> {
  const { store, environment, account, siteUrl, offers } = request;
  const payPal = payPalProvisioning(restClient(accountInMemory(account)));
  const webhookUrl = siteUrl + webhookPath;
  const webhooks = await payPal.listWebhooks();
  const known = await readProvisionedIds(store, environment, account.clientId);
  const webhook = webhooks.find(({ url }) => url === webhookUrl);
  const productId =
    known.productId !== null && (await payPal.hasProduct(known.productId)) ? known.productId : null;
  const plans = await missingPlans(payPal, offers, known);
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
    const product = productId ?? (await payPal.createProduct(keyOf('product', known.productId)));
    if (product !== known.productId) await keep({ productId: product });
    for (const plan of plans) {
      const id = await soldPlan(payPal, product, plan);
      await keep({ plans: { ...ids.plans, [plan.hash]: id } });
    }
    const webhookId = await payPal.provideWebhook(webhookUrl);
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
