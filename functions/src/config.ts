import { defineSecret, defineString } from 'firebase-functions/params';

/** Where the functions run; the Hosting rewrites name the same region. */
export const region = 'us-central1';

/** PayPal's client secret, from the secret store; never in a document (DECISIONS section 2). */
export const paypalSecret = defineSecret('PAYPAL_SECRET');

const siteUrl = defineString('SITE_URL');
const supportEmail = defineString('SUPPORT_EMAIL', { default: 'support@curbwise.example' });
const dashboardUrl = defineString('DASHBOARD_URL', { default: 'https://dashboard.curbwise.example' });

/** What a deployment says about itself, in the functions' `.env` files. */
export function settings() {
  return {
    siteUrl: siteUrl.value(),
    brand: {
      product: 'Curbwise',
      // Outside a deployment no default is applied, so it is applied here.
      supportEmail: supportEmail.value() || 'support@curbwise.example',
      dashboardUrl: dashboardUrl.value() || 'https://dashboard.curbwise.example',
    },
  };
}

/** The sandbox's database file; null in production, which uses Firestore. */
export function sandboxDatabase(): string | null {
  return process.env['CURBWISE_SQLITE'] ?? null;
}

const forbiddenInProduction = [
  'CURBWISE_SQLITE',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FUNCTIONS_EMULATOR',
];

/**
 * Refuses to start a deployment that would believe forged tokens or write to a file: with an emulator's variable
 * set, the Admin SDK takes unsigned tokens (facts: backend section 6).
 */
export function refuseSandboxInProduction(environment: Readonly<Record<string, string | undefined>>): void {
  if (environment['K_SERVICE'] === undefined) return;
  const found = forbiddenInProduction.filter((name) => environment[name] !== undefined);
  if (found.length > 0) throw new Error(`not for production: ${found.join(', ')}`);
}
