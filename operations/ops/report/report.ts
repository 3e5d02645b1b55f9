import { baseCurrency, isCurrency } from '#domain/currency.ts';
import { newestSteps } from '#functions/documents/counts/steps.ts';
import { CommandRefused } from '../../conversation.ts';
import type { OpsContext } from '../context.ts';
import { browserErrorLines } from '../errors.ts';
import { figuresFrom } from './figures.ts';
import { monthsFrom } from './months.ts';
import { reportPage, type Rates } from './page.ts';

/** Twelve weeks. */
const reportedDays = 84;

/** The rates typed as `EUR=1.08,GBP=1.27`. Throws CommandRefused for anything else. */
function ratesIn(typed = ''): Rates {
  const parts = typed.split(',').filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => {
      const [currency = '', rate = ''] = part.split('=');
      if (!isCurrency(currency) || !/^\d{1,6}(?:\.\d{1,6})?$/u.test(rate) || Number(rate) === 0)
        throw new CommandRefused(`${part} is no rate, such as EUR=1.08: what one EUR is in ${baseCurrency}.`);
      return [currency, Number(rate)];
    }),
  );
}

/** Writes the report page to a file. @returns the exit code. */
export async function report(
  ops: OpsContext,
  { rates }: { rates?: string | undefined } = {},
): Promise<number> {
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
  const steps = await newestSteps(store, reportedDays);
  const page = reportPage(figuresFrom(counted, at), monthsFrom(counted, at), {
    project: ops.project,
    at,
    errors,
    steps,
    rates: ratesIn(rates),
  });
  ops.talk.say(`Written: ${ops.save('report.html', page)}`);
  return 0;
}
