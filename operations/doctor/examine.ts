import { buildChecks } from './buildChecks.ts';
import { cloudChecks } from './cloudChecks.ts';
import { broken, type Finding } from './finding.ts';
import { payPalChecks } from './payPalChecks.ts';
import { recordChecks } from './recordChecks.ts';
import { siteChecks } from './siteChecks.ts';
import type { DoctorContext } from './world.ts';

/** A group of checks that fails as a whole is one finding; the others are still made. */
async function group(name: string, checks: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await checks();
  } catch (error) {
    const kind = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return [broken(name, `it could not be looked at (${kind})`, 'check your credentials and the project')];
  }
}

/** Looks at everything and changes nothing. `fetchPublic` asks as a stranger would. */
export async function examine(world: DoctorContext, fetchPublic: typeof fetch = fetch): Promise<Finding[]> {
  const build = await group('build', () => buildChecks(world));
  const payPal = await group('PayPal', () => payPalChecks(world));
  // With an account that is wrong, every record would be blamed for it.
  const usable = payPal.every(({ check, state }) => state === 'ok' || !/account|environment/u.test(check));
  return [
    ...build,
    ...payPal,
    ...(await group('Firebase', () => cloudChecks(world, fetchPublic))),
    ...(await group('site', () => siteChecks(world))),
    ...(await group('records', () =>
      recordChecks({ ...world, payPalSecret: usable ? world.payPalSecret : null }),
    )),
  ];
}
