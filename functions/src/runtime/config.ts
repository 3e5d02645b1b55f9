import { defaultBrand, sellerFrom } from '#domain/brand.ts';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { callerAddress, measuredCallers } from './callerAddress.ts';
import { clockVariable } from './clock.ts';

/** The region of the functions; the Hosting rewrites name the same. */
export const region = 'us-central1';

/** PayPal's client secret, from the secret store. It is never written to a document. */
export const paypalSecret = defineSecret('PAYPAL_SECRET');

/** The secrets a function needs to reach the payment provider. */
export const paymentSecrets = [paypalSecret];

/** Warm instances of each function for calls; 0 costs nothing, 1 spares cold starts (decisions/ColdStarts.mdx). */
export const warmInstances = defineInt('WARM_INSTANCES', { default: 0 });

const siteUrl = defineString('SITE_URL');
const supportEmail = defineString('SUPPORT_EMAIL', { default: defaultBrand.supportEmail });
const dashboardUrl = defineString('DASHBOARD_URL', { default: defaultBrand.dashboardUrl });
const sellerName = defineString('SELLER_NAME', { default: '' });
const sellerAddress = defineString('SELLER_ADDRESS', { default: '' });

/** The address for alerts, which also gets the weekly report; '' for none. */
export const alertEmail = defineString('ALERT_EMAIL', { default: '' });

/** The address of the founder's project at Sentry, which also gets the errors in browsers; '' for none. */
export const sentryDsn = defineString('SENTRY_DSN', { default: '' });

/** The names of the parameters. The functions' `.env` files name each, because the Firebase CLI asks for the others. */
export const parameterNames = [
  warmInstances,
  siteUrl,
  supportEmail,
  dashboardUrl,
  sellerName,
  sellerAddress,
  alertEmail,
  sentryDsn,
].map(({ name }) => name);

/** The deployment's settings, from the functions' `.env` files. */
export function settings() {
  return {
    siteUrl: siteUrl.value(),
    brand: {
      product: defaultBrand.name,
      // Outside a deployment, the framework applies no defaults.
      supportEmail: supportEmail.value() || defaultBrand.supportEmail,
      dashboardUrl: dashboardUrl.value() || defaultBrand.dashboardUrl,
      seller: sellerFrom({ name: sellerName.value(), address: sellerAddress.value() }),
    },
  };
}

/** The sandbox's database file; null in production, which uses Firestore. */
export function sandboxDatabase(): string | null {
  return process.env['CURBWISE_SQLITE'] ?? null;
}

const forbiddenInProduction = [
  'CURBWISE_SQLITE',
  clockVariable,
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FUNCTIONS_EMULATOR',
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The only switch for App Check: `APP_CHECK=enforced` in the functions' `.env` file. If it is set, every call without an App
 * Check token of this site is refused (reference/Firebase.mdx#app-check).
 */
export function appCheckEnforced(environment: Environment): boolean {
  const value = environment['APP_CHECK'] ?? '';
  if (value !== '' && value !== 'enforced') throw new Error('APP_CHECK must be "enforced" or not set');
  return value === 'enforced';
}

/** The variables of emulators and of the sandbox that are set. */
function localVariables(environment: Environment): string[] {
  return forbiddenInProduction.filter((name) => environment[name] !== undefined);
}

/**
 * Whether this is a deployment. The Functions emulator sets `K_SERVICE` as Cloud Run does, but its revision is always
 * "1" and it has no configuration (reference/Firebase.mdx#emulator-variables).
 */
function isDeployed(environment: Environment): boolean {
  if (environment['K_SERVICE'] === undefined) return false;
  const emulated =
    environment['FUNCTIONS_EMULATOR'] === 'true' &&
    environment['K_REVISION'] === '1' &&
    environment['K_CONFIGURATION'] === undefined;
  return !emulated;
}

/**
 * Refuses to start a deployment that would accept forged tokens or write to a file. With an emulator's variable set, the Admin
 * SDK accepts unsigned tokens (reference/Firebase.mdx#emulator-variables).
 */
export function refuseSandboxInProduction(environment: Environment): void {
  const issue = localVariables(environment).join(', ');
  if (!isDeployed(environment) || issue === '') return;
  // `errorFields` logs the issue, not the message.
  throw Object.assign(new Error(`not for production: ${issue}`), { name: 'NotForProduction', issue });
}

/** Whether PayPal may be the simulator on this machine: with the sandbox's database and with the official emulators. */
export function mayReachSimulator(environment: Environment): boolean {
  return !isDeployed(environment) && localVariables(environment).length > 0;
}

const callers = measuredCallers(process.env['CALLER_ADDRESS']);

/** The address that a request is counted under; null if it is unknown (reference/Firebase.mdx#callers). */
export function addressOf(request: { get: (name: string) => string | undefined }): string | null {
  return callerAddress((name) => request.get(name), callers);
}
