import { buildChecks } from './buildChecks.ts';
import { callerChecks } from './callerChecks.ts';
import { cloudChecks } from './cloudChecks.ts';
import { signInToGoogle } from '../project/openStore.ts';
import { broken, notLookedAt, type Finding } from './finding.ts';
import { payPalChecks } from './payPalChecks.ts';
import { recordChecks } from './recordChecks.ts';
import { siteChecks } from './siteChecks.ts';
import type { DoctorContext, Examined } from './context.ts';

/** A group of checks that fails as a whole is one finding; the others are still made. */
async function group(name: string, checks: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await checks();
  } catch (error) {
    const kind = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return [broken(name, `it could not be looked at (${kind})`, 'check your credentials and the project')];
  }
}

/** What is said of checks that need the database, where it cannot be read. */
const unread = (name: string) =>
  notLookedAt(name, 'the database cannot be read without credentials', signInToGoogle);

/** Looks at everything and changes nothing. `fetchPublic` asks as a stranger would. */
export async function examine(context: Examined, fetchPublic: typeof fetch = fetch): Promise<Finding[]> {
  const { store } = context;
  const build = await group('build', () => buildChecks(context));
  const withStore = (name: string, checks: (stored: DoctorContext) => Promise<Finding[]>) =>
    group(name, () => (store === null ? [unread(name)] : checks({ ...context, store })));
  const payPal = await withStore('PayPal', payPalChecks);
  // With an account that is wrong, every record would be blamed for it.
  const usable = payPal.every(({ check, state }) => state === 'ok' || !/account|environment/u.test(check));
  return [
    ...build,
    ...payPal,
    ...(await group('Firebase', () => cloudChecks(context, fetchPublic))),
    ...(await group('site', () => siteChecks(context))),
    ...(await group('site: callers', () => callerChecks(context, fetchPublic))),
    ...(await withStore('records', (stored) =>
      recordChecks({ ...stored, payPalSecret: usable ? stored.payPalSecret : null }),
    )),
  ];
}
