import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, receiptsCsv } from '#domain/receiptsCsv.ts';

/** Parses CSV by the grammar of RFC 4180. */
function parse(csv: string): string[][] {
  const field = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r\n)/uy;
  const rows: string[][] = [[]];
  while (field.lastIndex < csv.length) {
    const { quoted, plain = '', end } = field.exec(csv)?.groups ?? {};
    if (end === undefined) throw new Error('not CSV');
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const anyText = fc.string({ unit: 'binary' });

describe('a cell', () => {
  it('is read as it was written, except for the apostrophe that disables a formula', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [[read]] = parse(`${csvCell(text)}\r\n`) as [[string]];
        expect([text, `'${text}`]).toContain(read);
      }),
    );
  });

  it('is never executed by a spreadsheet (R-ACCOUNT-CSV)', () => {
    const beginnings = [
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      ' =',
      '\u00a0+',
      '\uFF1D',
      '\uFF0B',
      '\uFF0D',
      '\uFF20',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), anyText, (sign, rest) => {
        const [[read]] = parse(`${csvCell(sign + rest)}\r\n`) as [[string]];
        expect(read).toBe(`'${sign}${rest}`);
      }),
    );
  });

  it.each([
    ['say "hi"', '"say ""hi"""'],
    ['-59,00', `"'-59,00"`],
  ])('%j is written as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

it('the list of receipts has a row for each receipt, with a date, an exact amount and the period (R-ACCOUNT-CSV)', () => {
  const csv = receiptsCsv([
    {
      transactionId: 'REFUND-1',
      number: 'CN-REFUND-1',
      creditFor: null,
      subscriptionId: 'I-1',
      kind: 'refund',
      at: '2027-01-02T10:00:00Z',
      amount: 5900,
      currency: 'USD',
      periodStart: null,
      periodEnd: null,
      paidFor: null,
      refundedUnused: false,
      returned: 'nothing',
    },
    {
      transactionId: '=HYPERLINK("https://evil.example")',
      number: 'INV-1',
      creditFor: null,
      subscriptionId: 'I-1',
      kind: 'charge',
      at: '2026-12-28T23:59:59Z',
      amount: 7300,
      currency: 'JPY',
      periodStart: '2026-12-28T10:00:00Z',
      periodEnd: '2027-01-28T10:00:00Z',
      paidFor: null,
      refundedUnused: false,
      returned: 'nothing',
    },
    {
      transactionId: 'CHARGE-2',
      number: 'INV-CHARGE-2',
      creditFor: null,
      subscriptionId: 'I-2',
      kind: 'charge',
      at: '2026-12-20T10:00:00Z',
      amount: 34800,
      currency: 'USD',
      periodStart: null,
      periodEnd: null,
      paidFor: null,
      refundedUnused: true,
      returned: 'all',
    },
  ]);
  expect(parse(csv)).toEqual([
    [
      'Date',
      'Kind',
      'Amount',
      'Currency',
      'Transaction',
      'Subscription',
      'Period start',
      'Period end',
      'Number',
    ],
    ['2027-01-02', 'refund', '59.00', 'USD', 'REFUND-1', 'I-1', '', '', 'CN-REFUND-1'],
    [
      '2026-12-28',
      'charge',
      '7300',
      'JPY',
      `'=HYPERLINK("https://evil.example")`,
      'I-1',
      '2026-12-28',
      '2027-01-28',
      'INV-1',
    ],
    ['2026-12-20', 'charge', '348.00', 'USD', 'CHARGE-2', 'I-2', '', '', 'INV-CHARGE-2'],
  ]);
});
