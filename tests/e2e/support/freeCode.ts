import { siteUrl, storedDocument } from './sandbox.ts';

/** A code that makes a subscription free, for every test but the one that counts how often FREE50 is used. */
export const freeCode = 'NOBODYPAYS';

/** Stores that code beside the seeded ones, before the first test runs. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function storeFreeCode(): Promise<void> {
  const coupons = await storedDocument('Credentials', 'Coupons');
  const response = await fetch(`${siteUrl}/__sandbox/documents/Credentials/Coupons`, {
    method: 'PUT',
    body: JSON.stringify({ ...coupons, [freeCode]: { applies_left: 100 } }),
  });
  if (!response.ok) throw new Error(`The code was not stored: ${response.status}`);
}
