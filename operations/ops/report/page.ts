import { escapeHtml } from '#domain/escapeHtml.ts';
import { formatMoney } from '#domain/money.ts';
import type { Figures, Weekly } from './figures.ts';
import { colors } from './colors.ts';
import type { Months } from './months.ts';
import { monthSections } from './monthsPage.ts';
import { periodPlot } from './plot.ts';

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #2b2622; background: #fffaf4; }
  body { max-width: 780px; margin: 0 auto; padding: 24px 20px 64px; }
  h1 { margin: 0; } h2 { margin: 40px 0 8px; font-size: 1.15rem; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
  dl div { padding: 12px 16px; border: 1px solid #e5dbd0; border-radius: 10px; background: #fff; }
  dt { color: #6b625a; font-size: .875rem; } dd { margin: 0; font-size: 1.5rem; font-weight: 650; }
  svg { display: block; width: 100%; height: auto; } svg text { font-size: 12px; fill: #6b625a; }
  svg .scale { text-anchor: end; } p + dl { margin-top: 24px; }
  .legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0 0 8px; padding: 0; list-style: none; font-size: .875rem; }
  .legend span { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border-radius: 3px; }
  table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
  th, td { padding: 4px 0 4px 16px; text-align: right; border-bottom: 1px solid #e5dbd0; }
  th:first-child { padding-left: 0; text-align: left; } table { min-width: 50%; } td.share { padding: 0 0 10px; }
  tr:has(+ tr .share) > * { border-bottom: 0; }
  .share span { display: block; height: 12px; border-radius: 3px; }
  summary { min-height: 24px; cursor: pointer; }
  .wide { overflow-x: auto; } .cohorts td { padding: 4px 8px; }
  h1 + section h2, h1 + h2 { margin-top: 12px; } main > h1:not(:first-child) { margin-top: 56px; }
  @page { margin: 14mm; }
  @media print {
    :root { background: #fff; font-size: 11pt; } body { max-width: none; padding: 0; }
    svg, table, .share span, .legend span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    section { break-inside: avoid; } h1, h2 { break-after: avoid; } .wide { overflow: visible; } .cohorts { font-size: 8pt; }
    details { display: none; }
  }
  @media (max-width: 600px) { svg text { font-size: 23px; } h1 { font-size: 1.6rem; overflow-wrap: anywhere; } }
`;

const sum = (values: Weekly) => values.reduce((total, value) => total + value, 0);

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}

function boxes(rows: ReadonlyArray<readonly [label: string, value: string]>): string {
  const drawn = rows.map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl>${drawn.join('')}</dl>`;
}

function revenue({ monthly }: Figures): string {
  if (monthly.length === 0) return '<p>No subscription is billed yet.</p>';
  const rows = monthly.map(({ currency, billed, inTrial }) => {
    const money = (amount: number) => escapeHtml(formatMoney({ amount, currency }));
    const part = `${Math.round((billed / Math.max(1, billed + inTrial)) * 100)}%`;
    const bar = `<span style="background:linear-gradient(to right, ${colors.good} ${part}, ${colors.coming} ${part})"></span>`;
    return `<tr><th scope="row">${currency}</th><td>${money(billed)}</td><td>${money(inTrial)}</td></tr><tr aria-hidden="true"><td class="share" colspan="3">${bar}</td></tr>`;
  });
  const legend = `<ul class="legend"><li><span style="background:${colors.good}"></span>Billed a month</li><li><span style="background:${colors.coming}"></span>More when trials end</li></ul>`;
  return `${legend}<table><thead><tr><th scope="col">Currency</th><th scope="col">Billed a month</th><th scope="col">More when trials end</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The report as one HTML page that needs nothing else: no script, no font, no request. */
export function reportPage(
  figures: Figures,
  months: Months,
  { project, at }: { project: string; at: Date },
): string {
  const { weeks, steps, conversion, trials, trialsBegun, cancelled, failing } = figures;
  const periods = { kind: 'week', starts: weeks } as const;
  const [registered, checkout, subscribed] = [
    sum(steps.registered),
    sum(steps.checkout),
    sum(steps.subscribed),
  ];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Report of ${escapeHtml(project)}</title><style>${style}</style></head><body><main>`,
    `<h1>Report of ${escapeHtml(project)}</h1><p>The twelve weeks and the twelve months up to ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Counted from what the server stores; it holds nothing about a person.</p>`,
    '<h2>In these weeks</h2>',
    boxes([
      ['Registered who open a checkout', share(checkout, registered)],
      ['Registered who subscribe', share(subscribed, registered)],
      ['Cancellations', String(sum(cancelled))],
    ]),
    '<h2>Today</h2>',
    boxes([
      ['Trials running', String(trials.running)],
      ['Paying', String(trials.paying)],
      ['Free subscriptions', String(figures.free)],
      ['Payments failing', String(figures.failedPayments)],
    ]),
    '<h2>Since the beginning</h2>',
    boxes([['Left before paying', String(trials.endedUnpaid)]]),
    '<h1>The weeks</h1>',
    periodPlot('Steps of the sign-up', periods, [
      { label: 'Registered', color: colors.step, values: steps.registered },
      { label: 'Opened a checkout', color: colors.next, values: steps.checkout },
      { label: 'Subscribed', color: colors.good, values: steps.subscribed },
    ]),
    periodPlot(
      'Conversion',
      periods,
      [
        {
          label: 'Of those who registered in a week, have subscribed since',
          color: colors.good,
          values: conversion,
        },
      ],
      { percent: true },
    ),
    periodPlot('Trials, by the week in which they began', periods, [
      { label: 'Still running', color: colors.coming, values: trialsBegun.running },
      { label: 'Paying since', color: colors.good, values: trialsBegun.paying },
      { label: 'Left before paying', color: colors.bad, values: trialsBegun.endedUnpaid },
    ]),
    '<section><h2>Monthly recurring revenue</h2>',
    revenue(figures),
    '</section>',
    periodPlot('Cancellations', periods, [{ label: 'Ended', color: colors.bad, values: cancelled }]),
    periodPlot('Failed payments, not made good since', periods, [
      { label: 'Failed', color: colors.bad, values: failing },
    ]),
    '<h1>The months</h1>',
    monthSections(months),
    '</main></body></html>\n',
  ].join('');
}
