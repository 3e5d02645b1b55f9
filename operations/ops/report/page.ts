import { escapeHtml } from '#domain/escapeHtml.ts';
import { baseCurrency, type Currency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { formatMoney } from '#domain/money.ts';
import type { StepCount } from '#functions/documents/counts/steps.ts';
import type { Figures } from '#functions/figures/figures.ts';
import { sum } from '#functions/figures/weeks.ts';
import { monthSections } from './monthsPage.ts';
import type { Months } from './months.ts';
import { funnelSection } from './funnel.ts';
import { colors, periodPlot, shareText } from './plot.ts';

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #2b2622; background: #fffaf4; }
  body { max-width: 1040px; margin: 0 auto; padding: 24px 20px 64px; }
  h1, h2, h3, p { margin: 0 0 8px; } h1 { overflow-wrap: anywhere; } h2 { margin-top: 56px; } h3 { margin-top: 32px; }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 12px; margin: 12px 0; }
  dl div { padding: 12px 16px; border: 1px solid #e5dbd0; border-radius: 10px; background: #fff; }
  dt { color: #6b625a; font-size: .875rem; } dd { margin: 0; font-size: 1.5rem; font-weight: 650; }
  .plot { display: grid; grid-template-columns: minmax(0, 1fr) minmax(352px, max-content); gap: 8px 40px; align-items: end; }
  svg { display: block; width: 100%; height: auto; overflow: visible; }
  svg text { font-size: 16px; fill: #6b625a; text-anchor: middle; } svg .most { text-anchor: start; }
  table { border-collapse: collapse; font-size: .8125rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
  th, td { padding: 3px 0 3px 16px; text-align: right; vertical-align: bottom; border-bottom: 1px solid #e5dbd0; }
  th:first-child { padding-left: 0; text-align: left; white-space: nowrap; } tfoot > tr > * { font-weight: 650; border: 0; }
  td { white-space: nowrap; } thead span { display: block; height: 4px; margin-bottom: 3px; border-radius: 2px; }
  .share { height: 12px; margin: 4px 0 16px; border-radius: 3px; }
  .wide { overflow-x: auto; } .cohorts td { padding: 4px 8px; white-space: nowrap; } .cohorts thead th { padding-right: 8px; }
  @page { margin: 14mm; }
  @media print {
    :root { background: #fff; font-size: 10pt; } body { max-width: none; padding: 0; } h2 { margin-top: 32px; }
    svg, table, .share, thead span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    section, dl { break-inside: avoid; } th, td { padding-block: 1px; line-height: 1.1; } h1, h2, h3 { break-after: avoid; } .wide { overflow: visible; } .cohorts { font-size: 7.5pt; }
    .plot { grid-template-columns: minmax(0, 1fr) 44%; gap: 8px 24px; } svg text { font-size: 20px; } dl { grid-template-columns: repeat(4, 1fr); }
  }
  @media screen and (max-width: 900px) { .plot { grid-template-columns: 100%; } }
  @media screen and (max-width: 600px) { svg text { font-size: 24px; } dl { grid-template-columns: 1fr 1fr; } }
`;

function boxes(rows: ReadonlyArray<readonly [label: string, value: string]>): string {
  const drawn = rows.map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl>${drawn.join('')}</dl>`;
}

/** What one unit of a currency is worth in the base currency, as the operator says. */
export type Rates = Readonly<Partial<Record<Currency, number>>>;

/** The monthly revenue of all currencies in one, or which rate is missing. */
function totalRevenue({ monthly }: Figures, rates: Rates): string {
  const others = monthly.map(({ currency }) => currency).filter((currency) => currency !== baseCurrency);
  if (others.length === 0) return '';
  const missing = others.filter((currency) => rates[currency] === undefined);
  if (missing.length > 0)
    return `<p>No total in ${baseCurrency}: pass your rates, such as --rates ${missing.map((currency) => `${currency}=1.00`).join(',')}.</p>`;
  const inBase = (part: 'billed' | 'inTrial') =>
    sum(
      monthly.map(({ currency, [part]: amount }) => {
        const units = amount / 10 ** currencyFacts[currency].decimals;
        return Math.round(units * (rates[currency] ?? 1) * 10 ** currencyFacts[baseCurrency].decimals);
      }),
    );
  const used = others.map((currency) => `1 ${currency} = ${rates[currency]} ${baseCurrency}`).join(', ');
  return `${boxes([
    [
      `Billed a month, all in ${baseCurrency}`,
      formatMoney({ amount: inBase('billed'), currency: baseCurrency }),
    ],
    ['More when trials end', formatMoney({ amount: inBase('inTrial'), currency: baseCurrency })],
  ])}<p>By the rates of who wrote this report: ${used}.</p>`;
}

function reasonsSection({ reasons, leftByOwner }: Figures): string {
  const lines = reasons.map(
    ({ at, text }) => `<li>${at.toISOString().slice(0, 10)}: ${escapeHtml(text)}</li>`,
  );
  return `<section><h3>Reasons for leaving</h3><p>${leftByOwner} owners left, ${reasons.length} said why. An owner may have written a name here.</p><ul>${lines.join('')}</ul></section>`;
}

function revenue({ monthly }: Figures): string {
  if (monthly.length === 0) return '<p>No subscription is billed yet.</p>';
  return monthly
    .map(({ currency, billed, inTrial }) => {
      const money = (amount: number) => formatMoney({ amount, currency });
      const part = `${Math.round((billed / Math.max(1, billed + inTrial)) * 100)}%`;
      const bar = `<div class="share" aria-hidden="true" style="background:linear-gradient(to right, ${colors.good} ${part}, ${colors.coming} ${part})"></div>`;
      return `${boxes([
        [`Billed a month in ${currency}`, money(billed)],
        ['More when trials end', money(inTrial)],
      ])}${bar}`;
    })
    .join('');
}

/** The report as one self-contained HTML page: no script, no font, no request. */
export function reportPage(
  figures: Figures,
  months: Months,
  about: {
    project: string;
    at: Date;
    errors?: readonly string[];
    steps?: readonly StepCount[];
    rates?: Rates;
  },
): string {
  const { project, at, errors = [], steps: counted = [], rates = {} } = about;
  const { weeks, steps, conversion, ofRegistered, trials, trialsBegun, cancelled, failing } = figures;
  const periods = { kind: 'week', starts: weeks } as const;
  const failedBefore = figures.failedPayments - sum(failing);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Report of ${escapeHtml(project)}</title><style>${style}</style></head><body><main>`,
    `<h1>Report of ${escapeHtml(project)}</h1><p>${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Counted from what the server stores. It names nobody, except where an owner’s reason does.</p>`,
    '<h2>Today</h2>',
    boxes([
      ['Paying', String(trials.paying)],
      ['Trials running', String(trials.running)],
      ['Free subscriptions', String(figures.free)],
      ['Payments failing', String(figures.failedPayments)],
      ...(figures.priceUnknown > 0 ? [['Price not known yet', String(figures.priceUnknown)] as const] : []),
    ]),
    '<section><h3>Monthly recurring revenue</h3>',
    revenue(figures),
    totalRevenue(figures, rates),
    '</section>',
    '<section><h3>Since the beginning</h3>',
    boxes([['Left before paying', String(trials.endedUnpaid)]]),
    '</section>',
    '<h2>The last twelve months</h2>',
    monthSections(months),
    '<h2>The last twelve weeks</h2>',
    boxes([
      ['Registered who have opened a checkout', shareText(ofRegistered.checkout)],
      ['Registered who have subscribed', shareText(ofRegistered.subscribed)],
      ['Cancellations', String(sum(cancelled))],
    ]),
    periodPlot('Steps of the sign-up', periods, [
      { label: 'Registered', color: colors.step, values: steps.registered },
      { label: 'Opened a checkout', color: colors.next, values: steps.checkout },
      { label: 'Subscribed', color: colors.good, values: steps.subscribed },
    ]),
    periodPlot('Conversion', periods, [{ label: 'Subscribed', color: colors.good, values: conversion }], {
      percent: true,
      about: 'Of those who registered in a week, how many have subscribed since.',
    }),
    periodPlot('Trials, by the week in which they began', periods, [
      { label: 'Still running', color: colors.coming, values: trialsBegun.running },
      { label: 'Paying since', color: colors.good, values: trialsBegun.paying },
      { label: 'Left before paying', color: colors.bad, values: trialsBegun.endedUnpaid },
    ]),
    periodPlot('Cancellations', periods, [{ label: 'Ended', color: colors.bad, values: cancelled }]),
    reasonsSection(figures),
    periodPlot('Failed payments', periods, [{ label: 'Failed', color: colors.bad, values: failing }], {
      about: `Those not made good since, by the week in which they failed${failedBefore > 0 ? `; ${failedBefore} failed before these weeks` : ''}.`,
    }),
    funnelSection(counted, steps),
    '<section><h2>Errors in browsers</h2>',
    errors.length === 0 ? '<p>None in the last 30 days.</p>' : '',
    ...errors.map((line) => `<p>${escapeHtml(line)}</p>`),
    '</section></main></body></html>\n',
  ].join('');
}
