import { billWords } from '../../es/billWords.ts';
import { tablets } from '../../es/tablets.ts';
import { pluralize } from '../../pluralize.ts';
import { timelineWords } from '../../es/timelineWords.ts';
import type { Translated } from '../../translated.ts';
import type { mailWords as english } from './en.ts';
import { addressLetters } from './esAddresses.ts';
import { deletionLetters, deletionWords } from './esDeletion.ts';
import { letters } from './esLetters.ts';

const days = (count: number) => pluralize(count, 'día', 'días');

/** The texts of every e-mail, and PayPal's note to the owner about a refund. */
export const mailWords: Translated<typeof english> = {
  timeline: timelineWords,
  hello: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  openAccount: 'Abrir mi cuenta',
  openDashboard: 'Abrir el panel',
  fixPayment: 'Resolver el pago',
  foot: {
    account: 'Tu cuenta:',
    site: 'Nuestro sitio:',
    questions: {
      before: '¿Preguntas? Escribe a',
      after: (hours) => `. Procuramos contestar en ${hours} horas o menos.`,
    },
  },
  days,
  devices: tablets,
  devicesUntil: (now, until, then) => `${tablets(now)} hasta el ${until}, después ${tablets(then)}`,
  plan: (interval) => ({ month: 'Mensual', year: 'Anual' })[interval],
  price: (amount, interval, posDevices) =>
    `${amount} ${{ month: 'al mes', year: 'al año' }[interval]} por ${tablets(posDevices)}`,
  free: { price: 'GRATIS', note: 'Lo cubre tu cupón, y no se te cobrará nada.' },
  chargedFrom: (day) => (day === null ? 'Desde el siguiente cobro' : `Desde el ${day}`),
  firstChargeOn: (day) => `Primer cobro el ${day}`,
  nextChargeOn: (day) => `Siguiente cobro el ${day}`,
  newPriceFrom: (day) => `Precio nuevo desde el ${day}`,
  receiptOf: (day) => `Recibo del ${day}`,
  paidWith: 'Pagado con PayPal',
  period: (from, to) => `Del ${from} al ${to}`,
  bill: billWords,
  triedOn: (day) => `PayPal no pudo hacer este cobro el ${day}.`,
  addedToIt: 'PayPal le sumará el cobro sin pagar.',
  nothingBefore: 'Nada antes de eso.',
  daysNotUsed: 'Los días que todavía no usas.',
  deletion: deletionWords,
  labels: {
    agreed: 'Lo que aceptaste',
    before: 'Antes',
    books: 'Cobros ya hechos',
    charged: 'Cobro',
    creditNote: 'Nota de crédito',
    day: 'Fecha',
    debitNote: 'Nota de débito',
    dispute: 'Disputa',
    disputed: 'Monto disputado',
    reversed: 'Monto revertido',
    devices: 'Tabletas',
    refunded: 'Reembolsado',
    invoice: 'Factura',
    nextCharge: 'Siguiente cobro',
    priceNow: 'Precio actual',
    notPaid: 'Sin pagar',
    paid: 'Pagado',
    period: 'Periodo',
    pauseEnds: 'La pausa termina',
    plan: 'Plan',
    price: 'Precio',
    suspendedSince: 'Suspendida desde',
    subscription: 'ID de la suscripción',
    thenYours: 'Después te quedan',
    transaction: 'ID de la transacción',
  },
  refundNotes: {
    second: 'Ya tienes otra suscripción',
    unopened: 'La suscripción no se activó',
    notDue: 'Se cobró aunque no se debía nada',
    support: 'Lo reembolsó atención al cliente',
  },
  letters: { ...letters, ...deletionLetters, ...addressLetters },
};
