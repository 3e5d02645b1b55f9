import { newestSteps, type StepCount } from '../documents/counts/steps.ts';
import type { Store } from '../store/Store.ts';
import { figuresFrom, type Figures } from './figures.ts';
import { monthsFrom, type Months } from './months.ts';

/** Twelve weeks. */
const reportedDays = 84;

/** The figures of the report page and of the weekly e-mail, from what is stored. */
export async function figuresIn(
  store: Store,
  at: Date,
): Promise<{ figures: Figures; months: Months; steps: StepCount[] }> {
  const [registrations, checkouts, subscriptions, past, charges, bookkeeping] = await Promise.all([
    store.find('Registrations'),
    store.find('Checkouts'),
    store.find('Subscriptions'),
    store.find('PastSubscriptions'),
    store.find('Charges'),
    store.find('Bookkeeping'),
  ]);
  const counted = { registrations, checkouts, subscriptions, past, charges, bookkeeping };
  const steps = await newestSteps(store, reportedDays);
  return { figures: figuresFrom(counted, at), months: monthsFrom(counted, at), steps };
}
