import { newestSteps, type StepCount } from '../documents/counts/steps.ts';
import type { Store } from '../store/Store.ts';
import { figuresFrom, type Counted, type Figures } from './figures.ts';

/** Twelve weeks. */
const reportedDays = 84;

/** The figures of the report page and of the weekly e-mail, with the documents that they count. */
export async function figuresIn(
  store: Store,
  at: Date,
): Promise<{ figures: Figures; counted: Counted; steps: StepCount[] }> {
  const [registrations, checkouts, subscriptions, past, bookkeeping] = await Promise.all([
    store.find('Registrations'),
    store.find('Checkouts'),
    store.find('Subscriptions'),
    store.find('PastSubscriptions'),
    store.find('Bookkeeping'),
  ]);
  const counted = { registrations, checkouts, subscriptions, past, bookkeeping };
  const steps = await newestSteps(store, reportedDays);
  return { figures: figuresFrom(counted, at), counted, steps };
}
