import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { payPalEndpoints } from '#functions/paypal/http/endpoint.ts';
import type { Store } from '#functions/store/Store.ts';
import { exitCodes } from '../commandLine.ts';
import { CommandRefused, type Conversation } from '../conversation.ts';
import { refuseMixing } from '../project/environment.ts';
import { npmRun, type Target } from '../project/target.ts';
import { offers } from './offers.ts';
import { prepareProvision, type PreparedProvision } from './prepareProvision.ts';

/** The input of provisioning; tests supply their own. */
export interface ProvisionContext {
  target: Target;
  store: Store;
  talk: Conversation;
  environment: Readonly<Record<string, string | undefined>>;
  /** The simulator's address, to use instead of PayPal. */
  simulator?: string;
}

/** The request that failed: a plan's or product's path names it. */
const requestOf = (error: PaymentProviderError) =>
  (error instanceof PayPalError ? error.operation : null) ?? 'PayPal could not be asked';

async function prepared(
  { target, store, talk, environment, simulator }: ProvisionContext,
  endpoint: string,
): Promise<PreparedProvision> {
  const clientId =
    environment['PAYPAL_CLIENT_ID'] ??
    (await talk.ask('PayPal client id', { check: (answer) => (answer === '' ? 'It is needed.' : null) }));
  const secret = environment['PAYPAL_SECRET'] ?? (await talk.askSecret('PayPal secret'));
  try {
    return await prepareProvision({
      store,
      environment: target.environment,
      account: { clientId, secret, endpoint, simulated: simulator !== undefined },
      siteUrl: target.siteUrl,
      offers,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const why =
      error.reason === 'refused'
        ? `PayPal refused the client id and secret. Are they those of the ${target.environment} app?`
        : `${requestOf(error)}: ${error.message}.`;
    throw new CommandRefused(`${why} Nothing was written.`);
  }
}

/**
 * Creates everything for sale at PayPal and in the database. First prints the changes and the target, and asks. Running it
 * again changes nothing.
 * @returns the exit code: incomplete if a dry run found differences, failed if the operator declined.
 */
export async function provision(
  { dryRun = false, yes = false }: { dryRun?: boolean; yes?: boolean },
  context: ProvisionContext,
): Promise<number> {
  const { target, talk } = context;
  const endpoint = context.simulator ?? payPalEndpoints[target.environment];
  talk.say(`PayPal at ${endpoint}`);
  await refuseMixing(context.store, target, endpoint);
  const { differences, apply } = await prepared(context, endpoint);
  if (differences.length === 0) {
    talk.say('\nEverything is as it should be.');
    return exitCodes.done;
  }
  talk.say('');
  for (const { action, what } of differences) talk.say(`  ${action.padEnd(6)}  ${what}`);
  if (dryRun) {
    talk.say(`\nA dry run: none of these ${differences.length} changes was made.`);
    return exitCodes.incomplete;
  }
  if (!yes && !(await talk.confirm(`Make these ${differences.length} changes?`))) {
    talk.say('Nothing was changed.');
    return exitCodes.failed;
  }
  await apply();
  talk.say(`Done. \`${npmRun('doctor', target)}\` looks whether all of it works together.`);
  return exitCodes.done;
}
