import { billWords } from '#domain/es/billWords.ts';
import type { Translated } from '#domain/translated.ts';
import type { receipts as english } from '../../account/receipts.ts';
import { pluralize } from '#domain/pluralize.ts';

const invoiceHeadings = {
  charge: 'Factura',
  refund: 'Nota de crédito',
  reversal: 'Nota de crédito',
  reinstatement: 'Nota de débito',
};

export const receipts: Translated<typeof english> = {
  heading: 'Recibos',
  empty: 'Todavía no hay cobros. Los recibos aparecen aquí después del primero.',
  emptyFree: 'Sin cobros no hay recibos.',
  show: (count) => pluralize(count, 'recibo', 'recibos'),
  kinds: {
    charge: 'Cobro',
    refund: 'Reembolso',
    reversal: 'Reversión',
    reinstatement: 'Reversión anulada',
  },
  creditOf: (kind, invoice) => (invoice === null ? `${kind} de un cobro` : `${kind} de ${invoice}`),
  refunded: (amount) => `−${amount}`,
  refundedAtOnce: 'reembolsado por completo',
  returned: { part: 'reembolsado en parte', all: 'reembolsado por completo' },
  period: (from, to) => `del ${from} al ${to}`,
  open: invoiceHeadings,
  close: 'Cerrar',
  which: (kind, day) => `(${kind}, ${day})`,
  more: (count) => `Mostrar ${pluralize(count, 'recibo más', 'recibos más')}`,
  download: 'Descargar todos (CSV)',
  fileName: 'curbwise-recibos.csv',
  bill: billWords,
  ticket: {
    heading: invoiceHeadings,
    number: 'Número',
    creditFor: 'De la factura',
    what: 'Concepto',
    subscriptionTo: (product) => `Suscripción a ${product}`,
    paidBy: {
      charge: 'Pagado con',
      refund: 'Reembolsado por',
      reversal: 'Revertido por',
      reinstatement: 'Anulada por',
    },
    provider: 'PayPal',
    seller: 'Vendedor',
    buyer: 'Comprador',
    taxNumber: 'Número de contribuyente',
    account: 'Cuenta',
    date: 'Fecha',
    amount: 'Monto',
    period: 'Periodo',
    returned: { part: 'Se reembolsó una parte', all: 'Se reembolsó todo' },
    status: 'Reembolsado',
    noPeriod: 'Ninguno: se reembolsó por completo',
    transaction: 'ID de la transacción',
    subscription: 'ID de la suscripción',
  },
};
