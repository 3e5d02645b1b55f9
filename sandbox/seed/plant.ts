import type { Store } from '#functions/store/Store.ts';

/** stub */
export async function plantSeed(_: { store: Store; paypalUrl: string; siteUrl: string }): Promise<void> {}
