import type { OpsContext } from '../context.ts';
import { browserErrorLines } from '../errors.ts';
import { figuresFrom } from './figures.ts';
import { monthsFrom } from './months.ts';
import { reportPage } from './page.ts';

/** Writes the report page to a file. @returns the exit code. */
export async function report(ops: OpsContext): Promise<number> {
  const { store, now } = ops.context;
  const [registrations, checkouts, subscriptions, past, charges, bookkeeping] = await Promise.all([
    store.find('Registrations'),
    store.find('Checkouts'),
    store.find('Subscriptions'),
    store.find('PastSubscriptions'),
    store.find('Charges'),
    store.find('Bookkeeping'),
  ]);
  const counted = { registrations, checkouts, subscriptions, past, charges, bookkeeping };
  const at = now();
  const errors = await browserErrorLines(store);
  const page = reportPage(figuresFrom(counted, at), monthsFrom(counted, at), {
    project: ops.project,
    at,
    errors,
  });
  ops.talk.say(`Written: ${ops.save('report.html', page)}`);
  return 0;
}
