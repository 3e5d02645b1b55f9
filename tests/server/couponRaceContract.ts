import { describe, expect, it } from 'vitest';
import { defaultBrand } from '#domain/brand.ts';
import { priceList } from '#domain/priceList.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { redeemFreeCoupon } from '#functions/checkout/freeSubscription.ts';
import { planFields, planRef } from '#functions/documents/plans.ts';
import type { Fields, Store } from '#functions/store/Store.ts';
import { seededMock } from '#sandbox/seed/credentials.ts';
import { openForTests, type StoreUnderTest } from './storeContract.ts';
import { newOwner, register } from './testServer.ts';

/**
 * Many owners want the last uses of one code, at two instances over one store. Each adapter runs the same facts; one whose
 * transactions cost round trips, with fewer owners.
 */
export function describeCouponRace(
  name: string,
  underTest: StoreUnderTest,
  { uses, owners } = { uses: 50, owners: 200 },
): void {
  describe(name, () => {
    let store: Store;
    let other: Store;

    openForTests(underTest, (opened) => {
      ({ store, other } = opened);
    });

    it(`gives ${uses} uses to exactly ${uses} of ${owners} owners and shows none left`, async () => {
      const now = () => new Date();
      const logs = { info: () => undefined, warn: () => undefined, error: () => undefined };
      const brand = {
        product: 'Curbwise',
        supportEmail: 'support@curbwise.example',
        dashboardUrl: '',
        seller: defaultBrand.seller,
      };
      const instance = (at: Store) => ({ store: at, now, logs, brand }) as unknown as ServerContext;
      const instances = [instance(store), instance(other)];
      const monthly = { name: 'Monthly', listed: priceList.Monthly, providerPlanIds: {} };
      await store.set(planRef('Monthly'), planFields(monthly));
      await store.set({ collection: 'Credentials', id: 'Mock' }, seededMock);
      await store.set(
        { collection: 'Credentials', id: 'Coupons' },
        { RUSH: { applies_left: uses }, OTHER: { applies_left: 7 } },
      );
      const racers = Array.from({ length: owners }, () => newOwner());
      await Promise.all(racers.map((owner) => register(instance(store), {}, owner)));
      const outcomes = await Promise.allSettled(
        racers.map((owner, racer) =>
          redeemFreeCoupon(instances[racer % 2] ?? instance(store), {
            owner,
            plan: 'Monthly',
            code: 'RUSH',
          }),
        ),
      );
      const said = outcomes.map((outcome) =>
        outcome.status === 'fulfilled' ? 'redeemed' : (outcome.reason as { code?: string }).code,
      );
      expect(said.filter((word) => word === 'redeemed')).toHaveLength(uses);
      expect(said.filter((word) => word === 'coupon/redeem-failed')).toHaveLength(owners - uses);
      const all = await store.find('Redemptions');
      expect(all.filter(({ fields }) => fields['code'] === 'RUSH')).toHaveLength(uses);
      const coupons: Fields | undefined = await store.get({ collection: 'Credentials', id: 'Coupons' });
      expect(coupons).toEqual({ RUSH: { applies_left: 0 }, OTHER: { applies_left: 7 } });
    }, 120_000);
  });
}
