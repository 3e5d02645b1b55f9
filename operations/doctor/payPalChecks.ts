import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { readPayPalAccount } from '#functions/documents/offers/payPalAccount.ts';
import { payPalEndpoints, type PayPalEnvironment } from '#functions/paypal/http/endpoint.ts';
import { npmRun } from '../project/target.ts';
import { prepareProvision } from '../provision/prepareProvision.ts';
import { broken, judged, notLookedAt, ok, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

interface Account {
  clientId: string;
  endpoint: string;
  environment: PayPalEnvironment;
}

async function accountOf({ store, target, simulated }: DoctorContext): Promise<Account | Finding> {
  const { clientId, endpoint } = await readPayPalAccount(store);
  const { environment } = target;
  const cure = npmRun('provision', target);
  if (clientId === null || endpoint === null) {
    return broken('PayPal: account', 'Credentials/PayPal names no account', cure);
  }
  if (!simulated && endpoint !== payPalEndpoints[environment]) {
    const detail = `the site is for PayPal’s ${environment}, and uses ${endpoint}`;
    return broken('PayPal: environment', detail, cure);
  }
  return { clientId, endpoint, environment };
}

/** PayPal's page of the account's apps and their webhooks. */
const payPalApps = 'https://developer.paypal.com/dashboard/applications';

const noSecret = {
  message: 'the secret is not known',
  cure: 'set PAYPAL_SECRET, or sign in to Google to have it read from the secret store',
};

/** Checks PayPal's account: sign-in, webhook events to this site, and every listed plan. */
export async function payPalChecks(context: DoctorContext): Promise<Finding[]> {
  const { store, target, payPalSecret, offers, simulated } = context;
  const account = await accountOf(context);
  if ('state' in account) return [account];
  const environment = ok('PayPal: environment', `${account.environment}, ${account.endpoint}`);
  if (typeof payPalSecret !== 'string') {
    const { message, cure } = payPalSecret ?? noSecret;
    return [environment, notLookedAt('PayPal: account', message, cure)];
  }
  const cure = npmRun('provision', target);
  try {
    const { clientId, endpoint } = account;
    const { differences, otherWebhooks } = await prepareProvision({
      store,
      environment: account.environment,
      account: { clientId, secret: payPalSecret, endpoint, simulated },
      siteUrl: target.siteUrl,
      offers,
    });
    const about = (part: string) =>
      differences
        .filter(({ action, what }) => action !== 'write' && what.includes(part))
        .map(({ action, what }) => (action === 'make' ? `${what} is missing` : `${what} are incomplete`));
    const unwritten = differences
      .filter(({ action }) => action === 'write')
      .map(({ what }) => `${what} is not what the price list and PayPal say`);
    return [
      environment,
      ok('PayPal: account', 'it signs in'),
      ...judged('PayPal: webhook', 'it reports every event to this site', about('webhook'), cure),
      ...judged(
        'PayPal: other webhooks',
        'no other address hears of payments',
        otherWebhooks.map((url) => `${url} hears of every payment, too`),
        `delete it, unless it is meant: ${payPalApps}`,
      ),
      ...judged('PayPal: product', 'it is there', about('the product'), cure),
      ...judged('PayPal: plans', 'every plan charges what the price list says', about('plan '), cure),
      ...judged('PayPal: documents', 'they name what is sold', unwritten, cure),
    ];
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason !== 'refused') {
      const why = `PayPal could not be asked: ${error.message}`;
      return [environment, notLookedAt('PayPal: account', why, 'try again later')];
    }
    const set = `npx firebase functions:secrets:set PAYPAL_SECRET --project ${target.project}, then deploy the functions`;
    return [environment, broken('PayPal: account', 'PayPal refuses its client id and secret', set)];
  }
}
