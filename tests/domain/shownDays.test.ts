import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf as dayOfReceipt } from '#account/receipts/receiptFacts.ts';
import { beginningOf, isoDay } from '#domain/chargeDay.ts';
import { formatDay, formatLargeDay } from '#domain/day.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { receiptsCsv } from '#domain/receiptsCsv.ts';
import { day } from '#operations/commandLine.ts';
import { endIn, lastDay } from '#operations/ops/couponWords.ts';
import { dayOf as dayOfOperator } from '#operations/ops/records.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { filesMatching, readText } from '../architecture/projectFiles.ts';

const [receipt] = active.receipts;
if (!receipt) throw new Error('the sample has no receipt');

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
/** The evening of a day in the United States, in winter and in summer, and the days on which the clocks change. */
const evenings = [
  '2026-11-30T02:00:00Z',
  '2027-07-02T06:59:59Z',
  '2027-03-14T08:00:00Z',
  '2027-11-07T07:00:00Z',
];
const examples = evenings.map((at): [Date] => [new Date(at)]);

it('a charge has the same day on screens, invoices, in mails, files and what the operator reads', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const row = receiptsCsv([{ ...receipt, at: at.toISOString() }]).split('\r\n')[1] ?? '';
      const invoice = dayOfReceipt({ ...receipt, at: at.toISOString() });
      const shown = [formatDay(at), formatLargeDay(at), invoice, wordsIn('en').day(at)].map((day) =>
        isoDay(new Date(`${day.replaceAll('\u00A0', ' ')} 12:00 UTC`)),
      );
      expect(new Set([...shown, row.slice(0, 10), dayOfOperator(at)])).toEqual(new Set([isoDay(at)]));
    }),
    { examples },
  );
});

it('a day begins at its first moment', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const begins = beginningOf(at);
      expect(begins <= at).toBe(true);
      expect(isoDay(begins)).toBe(isoDay(at));
      expect(isoDay(new Date(begins.getTime() - 1)) < isoDay(at)).toBe(true);
    }),
    { examples },
  );
});

it('a coupon ends after the day that was typed, and shows that day', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const typed = at.toISOString().slice(0, 10);
      const end = endIn(day(typed), new Date(0));
      if (!end) throw new Error('no end');
      expect(lastDay(end)).toBe(`until ${typed}`);
      expect(isoDay(end) > typed).toBe(true);
    }),
    { examples },
  );
});

it('only names of documents and requests, and weeks, which are counted in UTC, use the day of a moment in UTC', () => {
  const inUtc = /timeZone:.*'UTC'|dayIn\(.*'UTC'|toISOString\(\)\.slice\(0, 10\)/u;
  const sources = filesMatching('{src/**/*.{ts,tsx},functions/src/**/*.ts,operations/**/*.ts}');
  expect(sources.filter((file) => inUtc.test(readText(file))).toSorted()).toEqual([
    'functions/src/documents/counts/steps.ts',
    'functions/src/jobs/weeklyReport.ts',
    'functions/src/mails/notices.ts',
    'functions/src/paypal/refunds.ts',
    'operations/ops/report/page.ts',
    'operations/ops/report/plot.ts',
    'src/domain/chargeDay.ts',
    'src/domain/mails/weeklyReportMail.ts',
    'src/domain/nextNotice.ts',
  ]);
});
