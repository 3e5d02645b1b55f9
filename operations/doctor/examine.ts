import { buildChecks } from './buildChecks.ts';
import { clockCheck } from './clock.ts';
import { cloudChecks } from './cloudChecks.ts';
import { signInToGoogle } from '../project/openStore.ts';
import { failed, notLookedAt, type Finding } from './finding.ts';
import { payPalChecks } from './payPalChecks.ts';
import { recordChecks } from './recordChecks.ts';
import { mailChecks } from './senderChecks.ts';
import { siteChecks } from './siteChecks.ts';
import { deliveryCheck, testMail } from './testMail.ts';
import type { DoctorContext, Examined } from './context.ts';

/** If a group of checks fails as a whole, the failure is one finding; the other groups still run. */
async function group(name: string, checks: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await checks();
  } catch (error) {
    return [failed(name, error)];
  }
}

/** The finding for checks that need the database, if it cannot be read. */
const unread = (name: string) =>
  notLookedAt(name, 'the database cannot be read without credentials', signInToGoogle);

/** Runs all checks and changes nothing; a test mail is removed. `fetchPublic` sends requests without credentials. */
export async function examine(examined: Examined, fetchPublic: typeof fetch = fetch): Promise<Finding[]> {
  const clock = await clockCheck(examined);
  const context = { ...examined, now: clock.now };
  const { store } = context;
  const build = await group('build', () => buildChecks(context));
  const withStore = (name: string, checks: (stored: DoctorContext) => Promise<Finding[]>) =>
    group(name, () => (store === null ? [unread(name)] : checks({ ...context, store })));
  const payPal = await withStore('PayPal', payPalChecks);
  // With a wrong account, the checks would report every record.
  const usable = payPal.every(({ check, state }) => state === 'ok' || !/account|environment/u.test(check));
  return [
    clock.finding,
    ...build,
    ...payPal,
    ...(await group('Firebase', () => cloudChecks(context, fetchPublic))),
    ...(await group('site', () => siteChecks(context, fetchPublic))),
    ...(await group('mail', () => mailChecks(context))),
    ...(context.waitForMail === null ? [] : await withStore(deliveryCheck, testMail)),
    ...(await withStore('records', (stored) =>
      recordChecks({ ...stored, payPalSecret: usable ? stored.payPalSecret : null }),
    )),
  ];
}
