export const receiptsCsvHeader = [
  'Date',
  'Kind',
  'Amount',
  'Currency',
  'Transaction',
  'Subscription',
  'Period start',
  'Period end',
  'Number',
] as const;
