import { formatMoney } from '#domain/money.ts';
import type { Cohort, Months } from './months.ts';
import { dayZone } from '#domain/chargeDay.ts';
import { colors, periodPlot, scrolling } from './plot.ts';
import { sum } from '#functions/figures/weeks.ts';

const nameOf = (month: Date) =>
  month.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: dayZone });

/** A row for each cohort. The table is its own plot: the darker a cell, the more of its owners are left. */
function cohortTable(cohorts: readonly Cohort[]): string {
  if (cohorts.length === 0) return '<p>No subscription was billed in these months.</p>';
  const most = Math.max(...cohorts.map(({ kept }) => kept.length));
  const columns = Array.from({ length: most }, (_, later) => `<th scope="col">${later}</th>`);
  const rows = cohorts.map(({ month, size, kept }) => {
    const cells = kept.map(
      (part) => `<td style="background:rgb(61 139 86 / ${(part / 250).toFixed(2)})">${part} %</td>`,
    );
    return `<tr><th scope="row">${nameOf(month)}</th><td>${size}</td>${cells.join('')}</tr>`;
  });
  const head = `<tr><th scope="col">Subscribed in</th><th scope="col">Owners</th>${columns.join('')}</tr>`;
  const body = rows.join('');
  return scrolling('Cohorts', `<table class="cohorts"><thead>${head}</thead><tbody>${body}</tbody></table>`);
}

export function monthSections({ months, money, churn, cohorts, movement, recovered }: Months): string {
  const periods = { kind: 'month', starts: months } as const;
  const plots = money.map(({ currency, received, returned, fees, withoutFee }) =>
    periodPlot(
      `Money in ${currency}`,
      periods,
      [
        { label: 'Received', color: colors.good, values: received },
        { label: 'Refunded', color: colors.bad, values: returned },
        { label: 'Fees', color: colors.next, values: fees },
        {
          label: 'Net',
          color: colors.step,
          values: received.map((sum, at) => sum - (returned[at] ?? 0) - (fees[at] ?? 0)),
        },
      ],
      {
        worded: (amount) => formatMoney({ amount, currency }),
        ...(withoutFee > 0 && {
          about: `Of ${withoutFee} charges PayPal’s fee is not on record, so their net is too high.`,
        }),
      },
    ),
  );
  return [
    plots.length > 0
      ? plots.join('')
      : '<section><h3>Money</h3><p>No money has moved in these months.</p></section>',
    ...movement.map(({ currency, kinds }) =>
      periodPlot(
        `Movement of monthly revenue in ${currency}`,
        periods,
        [
          { label: 'New', color: colors.good, values: kinds.new },
          { label: 'More', color: colors.step, values: kinds.more },
          { label: 'Back', color: colors.coming, values: kinds.back },
          { label: 'Less', color: colors.next, values: kinds.less },
          { label: 'Lost', color: colors.bad, values: kinds.lost },
        ],
        {
          worded: (amount) => formatMoney({ amount, currency }),
          about:
            'From charges: what owners had paid for at a month’s end against its beginning. A trial counts from its first charge.',
        },
      ),
    ),
    ...recovered.map(({ currency, count, amount }) =>
      periodPlot(
        `Failed payments recovered in ${currency}`,
        periods,
        [{ label: 'Paid at a later try', color: colors.good, values: amount }],
        {
          worded: (minor) => formatMoney({ amount: minor, currency }),
          about: `${sum(count)} charges failed when they were due and were paid some days later.`,
        },
      ),
    ),
    periodPlot('Churn', periods, [{ label: 'Left', color: colors.bad, values: churn }], {
      percent: true,
      about: 'Of those who paid when a month began, how many left in it.',
    }),
    '<section><h3>Cohorts</h3><p>Of the owners who subscribed in a month, how many were left when it ended, and so many months later: the darker, the more.</p>',
    cohortTable(cohorts),
    '</section>',
  ].join('');
}
