import { expect, it } from 'vitest';
import { receiptsFile } from '#account/receipts/receiptsFile.ts';
import type { Receipt } from '#domain/account.ts';
import { refunded } from '#stories/support/sampleAccounts.ts';

it('the file of the receipts is in Spanish, and a spreadsheet shows its accents (R-ACCOUNT-CSV)', async () => {
  const [receipt] = refunded.receipts;
  if (!receipt) throw new Error('no receipt');
  const of = (kind: Receipt['kind']): Receipt => ({ ...receipt, kind });
  const kinds = ['charge', 'refund', 'reversal', 'reinstatement'] as const;
  const file = receiptsFile(kinds.map(of));
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Without this mark, Excel reads 'Transacción' as 'TransacciÃ³n'.
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const [header = '', ...rows] = (await file.text()).split('\r\n');
  expect(header).toContain('Transacción');
  expect(rows.map((row) => row.split(',')[1])).toEqual([
    'Cobro',
    'Reembolso',
    'Reversión',
    'Reversión anulada',
    undefined,
  ]);
});
