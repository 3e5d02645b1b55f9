import type { Page } from '@playwright/test';
import type { OwnerStatus } from '#domain/contract.ts';
import { inTrial } from '#stories/support/sampleAccounts.ts';
import { sampleCatalogue, sampleDiscountOffer, sampleOwner } from '#stories/support/samples.ts';

/** Replaces the file that connects to Firebase: the sample owner is signed in. */
const identity = `export const createFirebaseIdentity = () => ({
  currentOwner: async () => (${JSON.stringify(sampleOwner)}),
  idToken: async () => 'a token',
  prepareGoogle: () => undefined,
  onOwnerChangedElsewhere: () => () => undefined,
});`;

/** Signs in the sample owner and responds to the functions' calls, so that no backend is needed. */
export async function signIn(page: Page, myStatus: OwnerStatus): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = {
    catalogue: sampleCatalogue,
    myStatus,
    myAccount: { account: inTrial },
    checkCoupon: { offer: sampleDiscountOffer },
  };
  // The values that the sign-in stores in the browser.
  await page.addInitScript(({ uid, email, displayName }) => {
    localStorage.setItem('userCred', JSON.stringify({ uid, email, displayName }));
  }, sampleOwner);
  await page.route('**/assets/firebaseIdentity-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: identity }),
  );
  await page.route('**/api/*', (route) =>
    route.fulfill({ json: { result: answers[new URL(route.request().url()).pathname.slice(5)] ?? {} } }),
  );
  await page.route('https://www.paypal.com/**', (route) => route.abort());
}
