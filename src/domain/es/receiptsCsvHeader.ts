import type { receiptsCsvHeader as english } from '../receiptsCsvHeader.ts';
import type { Translated } from '../translated.ts';

export const receiptsCsvHeader: Translated<typeof english> = [
  'Fecha',
  'Tipo',
  'Monto',
  'Moneda',
  'Transacción',
  'Suscripción',
  'Desde',
  'Hasta',
  'Número',
];
