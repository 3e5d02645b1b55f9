import type { Currency } from '../currency.ts';
import { dayIn } from '../day.ts';
import { locales } from '../language.ts';
import { formatMoney, type MinorUnits } from '../money.ts';
import { stepNames, steps } from '../steps.ts';
import { mailFrom, type MailBrand, type MailFact, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

export type WeekCount = readonly [week: number, before: number];

/** The figures of the weekly report. Counts and sums; nothing about a person. */
export interface WeeklyFigures {
  registered: WeekCount;
  checkout: WeekCount;
  subscribed: WeekCount;
  ended: WeekCount;
  /** Those of today. */
  paying: number;
  inTrial: number;
  failing: number;
  monthly: ReadonlyArray<{ currency: Currency; billed: MinorUnits; inTrial: MinorUnits }>;
  /** Visits at each of the steps, in their order, in the reported week. */
  visits: readonly number[];
}

/** The report of a week for who runs the business, in English. */
export function weeklyReportMail({
  brand,
  homeUrl,
  monday,
  sunday,
  figures,
}: {
  brand: MailBrand;
  homeUrl: string;
  monday: Date;
  sunday: Date;
  figures: WeeklyFigures;
}): MailText {
  const { foot } = wordsIn('en');
  const day = dayIn(locales.en, 'UTC');
  const { registered, checkout, subscribed, ended, paying, inTrial, failing, monthly, visits } = figures;
  const number = (count: number) => count.toLocaleString(locales.en);
  const counted = (label: string, [week, before]: WeekCount): MailFact => ({
    label,
    value: number(week),
    note: `The week before: ${number(before)}`,
  });
  const reached = steps.flatMap((step, at) => {
    const count = visits[at] ?? 0;
    // Only the first letter: a name within, such as Google, keeps its capital.
    const name = stepNames[step].replace(/^./u, (letter) => letter.toLowerCase());
    return at === 0 || count === 0 ? [] : [`${name} ${number(count)}`];
  });
  const page = { label: foot.site, href: homeUrl };
  return mailFrom(
    { language: 'en', brand, accountUrl: homeUrl },
    {
      kind: 'weeklyReport',
      subject: `${brand.product}: the week of ${day(monday)}`,
      headline: 'Your week in figures',
      paragraphs: [
        `From Monday, ${day(monday)}, to Sunday, ${day(sunday)}, in UTC.`,
        '“npm run ops -- report” writes the whole report: months, cohorts, reasons for leaving and errors in browsers.',
      ],
      facts: [
        counted('Registered', registered),
        counted('Payment begun', checkout),
        counted('Subscribed', subscribed),
        counted('Ended', ended),
        { label: 'Paying today', value: number(paying) },
        { label: 'In trial today', value: number(inTrial) },
        { label: 'Payments failing today', value: number(failing) },
        ...monthly.map(({ currency, billed, inTrial: coming }) => ({
          label: `Billed a month in ${currency}`,
          value: formatMoney({ amount: billed, currency }),
          note: `More when trials end: ${formatMoney({ amount: coming, currency })}`,
        })),
        {
          label: 'Visits of the front page',
          value: number(visits[0] ?? 0),
          ...(reached.length > 0 && { note: `Then: ${reached.join(', ')}` }),
        },
      ],
      button: { label: 'Open the site', href: homeUrl },
      page,
    },
  );
}
