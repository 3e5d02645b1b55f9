import type { receiptsCsvHeader as english } from '../receiptsCsvHeader.ts';
import type { Translated } from '../translated.ts';

/** The columns of the file of receipts. */
export const receiptsCsvHeader: Translated<typeof english> = [
  'Fecha',
  'Tipo',
  'Cantidad',
  'Moneda',
  'Transacción',
  'Suscripción',
  'Desde',
  'Hasta',
  'Número',
];
