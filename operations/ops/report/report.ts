import { InvalidArgumentError } from 'commander';
import { baseCurrency, isCurrency } from '#domain/currency.ts';
import type { OpsContext } from '../context.ts';
import { browserErrorLines } from '../errors.ts';
import { figuresIn } from '#functions/figures/figuresIn.ts';
import { reportPage, type Rates } from './page.ts';

/** The rates typed as `EUR=1.08,GBP=1.27`. Throws InvalidArgumentError for anything else. */
export function ratesIn(typed: string): Rates {
  const parts = typed.split(',').filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => {
      const [currency = '', rate = ''] = part.split('=');
      if (!isCurrency(currency) || !/^\d{1,6}(?:\.\d{1,6})?$/u.test(rate) || Number(rate) === 0)
        throw new InvalidArgumentError(
          `${part} is no rate, such as EUR=1.08: what one EUR is in ${baseCurrency}.`,
        );
      return [currency, Number(rate)];
    }),
  );
}

/** Writes the report page to a file. @returns the exit code. */
export async function report(ops: OpsContext, { rates = {} }: { rates?: Rates } = {}): Promise<number> {
  const { store, now } = ops.context;
  const at = now();
  const { figures, months, steps } = await figuresIn(store, at);
  const errors = await browserErrorLines(store, ops.originalPlace);
  const page = reportPage(figures, months, {
    project: ops.project,
    at,
    errors,
    steps,
    rates,
  });
  ops.talk.say(`Written: ${ops.save('report.html', page)}`);
  return 0;
}
