import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { receiptAsText, receiptFacts } from '#account/receipts/receiptFacts.ts';
import { accountSchema, type PaidTerms } from '#domain/account.ts';
import { billOf } from '#domain/bill.ts';
import { billWords } from '#domain/billWords.ts';
import { toMinorUnits } from '#domain/money.ts';
import { htmlText } from '#domain/mails/htmlMail.ts';
import { plainText } from '#domain/mails/plainMail.ts';
import { receiptMail } from '#domain/mails/receiptMail.ts';
import { withGivenBack } from '#stories/support/sampleAccounts.ts';
import { sampleAbout } from '#stories/support/sampleMails.ts';

const money = integer({ min: 0, max: 99_999 });

/** Charges for terms that add up, for terms that do not, and without terms. */
const charges = record({
  posDevices: integer({ min: 1, max: 12 }),
  basePrice: option(money),
  each: money,
  couponCode: option(constantFrom('TACOS', 'SPRING 26')),
  couponSaves: option(integer({ min: 1, max: 9_999 })),
  interval: constantFrom('month', 'year'),
  extra: option(integer({ min: 1, max: 99 })),
  isKnown: boolean(),
}).map(({ each, extra, isKnown, ...terms }) => {
  const { basePrice, posDevices } = terms;
  const amount = (basePrice ?? 4_900) + each * (posDevices - 1) + (extra ?? 0);
  return { amount, paidFor: isKnown ? (terms satisfies PaidTerms) : null };
});

/** A formatted amount in minor units. */
const minor = (text: string) => {
  const units = toMinorUnits(Number(text.replaceAll(/[^\d.]/gu, '')), 'USD') ?? Number.NaN;
  return text.startsWith('−') ? -units : units;
};

const sample = withGivenBack.receipts.at(-1);
const { transactionId, at } = sample ?? { transactionId: '', at: '' };

it('a receipt has the same lines in its mail and on the account page, and they add up to the charge', () => {
  assert(
    property(charges, array(money, { maxLength: 2 }), ({ amount, paidFor }, refunds) => {
      const returned = refunds.reduce((sum, refund) => sum + refund, 0);
      const charge = { id: transactionId, at: new Date(at), amount, currency: 'USD' as const, paidFor };
      const mail = receiptMail({
        ...sampleAbout,
        charge: { ...charge, period: null },
        undue: null,
        nextChargeAt: null,
        invoiceUrl: sampleAbout.accountUrl,
      });
      const { lines = [], total } = mail.bill ?? {};
      expect(lines.reduce((sum, line) => sum + minor(line.amount), 0)).toBe(amount);
      expect(minor(total?.amount ?? '')).toBe(amount);
      if (!sample) throw new Error('there is no sample charge');
      const receipt = { ...sample, amount, paidFor };
      const buyer = { fullName: 'Ada', restaurantName: 'Taco Comet' };
      const page = { receipt, returned, buyer, email: 'ada@example.com' };
      const rows = receiptFacts(page).map(({ label, value }) => `${label}: ${value}`);
      const inMail = [...lines, total].map((line) => `${line?.label}: ${line?.amount}`);
      expect(rows.filter((row) => inMail.includes(row))).toEqual(inMail);
      expect(rows.filter((row) => row.startsWith('Refunded: '))).toHaveLength(returned > 0 ? 1 : 0);
      for (const row of inMail)
        expect([plainText(mail), receiptAsText(page)].every((text) => text.includes(row))).toBe(true);
      expect(lines.every(({ label }) => htmlText(mail).includes(label))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('a coupon has its own line with what it took off, if that is on record', () => {
  const paidFor = { interval: 'month', posDevices: 3, basePrice: 2_900, couponCode: 'TACOS' } as const;
  const linesOf = (couponSaves: number | null) =>
    billOf({ amount: 3_900, currency: 'USD', paidFor: { ...paidFor, couponSaves } }, billWords).lines.map(
      ({ label, amount }) => `${label} ${amount}`,
    );
  expect(linesOf(2_000)).toEqual([
    'Monthly plan $49.00',
    '2 extra tablets at $5.00 each $10.00',
    'Coupon TACOS −$20.00',
  ]);
  expect(linesOf(null)[0]).toBe('Monthly plan with coupon TACOS $29.00');
});

it('a receipt from a server that names no terms is readable', () => {
  const { paidFor: _, ...former } = sample ?? {};
  const { receipts } = accountSchema.validateSync({ ...withGivenBack, receipts: [former] });
  expect(receipts).toMatchObject([{ transactionId, paidFor: null }]);
});
