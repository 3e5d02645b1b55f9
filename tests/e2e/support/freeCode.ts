import { siteUrl, storedDocument } from './sandbox.ts';

/** A coupon for a free subscription, used by every test except the one that counts the uses of FREE50. */
export const freeCode = 'NOBODYPAYS';

/** Stores that coupon beside the seeded ones before the first test. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function storeFreeCode(): Promise<void> {
  const coupons = await storedDocument('Credentials', 'Coupons');
  const response = await fetch(`${siteUrl}/__sandbox/documents/Credentials/Coupons`, {
    method: 'PUT',
    body: JSON.stringify({ ...coupons, [freeCode]: { applies_left: 100 } }),
  });
  if (!response.ok) throw new Error(`The code was not stored: ${response.status}`);
}
