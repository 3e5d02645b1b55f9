import { parseArgs } from 'node:util';
import { offers, type Offers } from '#functions/provision/offers.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { payPalEndpoints, prepareProvision } from '#functions/provision/provision.ts';
import type { ProviderEnvironment } from '#functions/provision/provisionedIds.ts';
import type { PreparedProvisioning } from '#functions/provision/provisioning.ts';
import type { Store } from '#functions/store/Store.ts';
import { CommandRefused, type Conversation } from '../conversation.ts';
import type { Target } from '../project/target.ts';

const usage = 'npm run provision -- --env sandbox|live [--dry-run] [--yes]';

/** What provisioning works with; tests hand in their own. */
export interface ProvisionContext {
  target: Target;
  store: Store;
  talk: Conversation;
  environment: Readonly<Record<string, string | undefined>>;
  offers?: Offers;
  /** The simulator in place of PayPal. */
  simulator?: string;
}

interface Wanted {
  environment: ProviderEnvironment;
  dryRun: boolean;
  yes: boolean;
}

function wantedIn(args: readonly string[]): Wanted {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { env: { type: 'string' }, 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
    });
    const { env } = values;
    if (env === 'sandbox' || env === 'live') {
      return { environment: env, dryRun: values['dry-run'] === true, yes: values.yes === true };
    }
  } catch {
    // The same words help.
  }
  throw new CommandRefused(usage);
}

/** Warns of a site that runs in the other environment: its subscriptions stay there and can no longer be read. */
async function warnOfChange(context: ProvisionContext, endpoint: string): Promise<void> {
  const { store, talk } = context;
  const present = (await store.get({ collection: 'Credentials', id: 'PayPal' }))?.['endpoint'];
  if (typeof present !== 'string' || present === endpoint) return;
  const [first] = await store.find('Subscriptions', { limit: 1 });
  talk.say(`\nThis project uses ${present} now.`);
  if (first) talk.say('It has subscriptions there, which cannot be read or cancelled from here afterwards.');
}

async function prepared(
  { target, store, talk, environment, offers: own = offers, simulator }: ProvisionContext,
  wanted: ProviderEnvironment,
  endpoint: string,
): Promise<PreparedProvisioning> {
  const clientId =
    environment['PAYPAL_CLIENT_ID'] ??
    (await talk.ask('PayPal client id', { check: (answer) => (answer === '' ? 'It is needed.' : null) }));
  const secret = environment['PAYPAL_SECRET'] ?? (await talk.askSecret('PayPal secret'));
  try {
    return await prepareProvision(
      store,
      { environment: wanted, clientId, secret, endpoint },
      { siteUrl: target.siteUrl, offers: own, simulated: simulator !== undefined },
    );
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const why =
      error.reason === 'refused'
        ? `PayPal refused the client id and secret. Are they those of the ${wanted} app?`
        : `PayPal could not be asked (${error.message}).`;
    throw new CommandRefused(`${why} Nothing was written.`);
  }
}

/**
 * Makes everything that is sold exist at PayPal and in the database. Prints where and what first, and asks. Run again, it
 * changes nothing.
 * @returns the exit code: 0 when all is as it should be, 3 when a dry run found differences, 1 when the answer was no.
 */
export async function provision(args: readonly string[], context: ProvisionContext): Promise<number> {
  const { environment, dryRun, yes } = wantedIn(args);
  const { target, talk } = context;
  const endpoint = context.simulator ?? payPalEndpoints[environment];
  talk.say(`Project  ${target.project}\nSite     ${target.siteUrl}\nPayPal   ${environment}, ${endpoint}`);
  const { differences, apply } = await prepared(context, environment, endpoint);
  if (differences.length === 0) {
    talk.say('\nEverything is as it should be.');
    return 0;
  }
  talk.say('');
  for (const { action, what } of differences) talk.say(`  ${action.padEnd(6)}  ${what}`);
  await warnOfChange(context, endpoint);
  if (dryRun) {
    talk.say(`\nA dry run: none of these ${differences.length} changes was made.`);
    return 3;
  }
  if (!yes && !(await talk.confirm(`Make these ${differences.length} changes?`))) {
    talk.say('Nothing was changed.');
    return 1;
  }
  await apply();
  talk.say('Done. `npm run doctor` looks whether all of it works together.');
  return 0;
}
