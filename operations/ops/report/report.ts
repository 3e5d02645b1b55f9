import type { OpsContext } from '../context.ts';
import { browserErrorLines } from '../errors.ts';
import { figuresIn } from '#functions/figures/figures.ts';
import { monthsFrom } from './months.ts';
import { reportPage, type Rates } from './page.ts';

export async function report(ops: OpsContext, { rates = {} }: { rates?: Rates } = {}): Promise<void> {
  const { store, now } = ops.context;
  const at = now();
  const { figures, counted, steps } = await figuresIn(store, at);
  const months = monthsFrom({ ...counted, charges: await store.find('Charges') }, at);
  const errors = await browserErrorLines(store, ops.originalPlace);
  const page = reportPage(figures, months, {
    project: ops.project,
    at,
    errors,
    steps,
    rates,
  });
  ops.talk.say(`Written: ${ops.save('report.html', page)}`);
}
