import { timelineWords } from '../../es/timelineWords.ts';
import { noticeLead } from '../../notices.ts';
import type { Translated } from '../../translated.ts';
import { reminderDays } from '../../trial.ts';
import type { mailWords as english } from './en.ts';
import { addressLetters } from './esAddresses.ts';
import { deletionLetters, deletionWords } from './esDeletion.ts';
import { letters } from './esLetters.ts';

const devices = (count: number) => `${count} ${count === 1 ? 'tableta' : 'tabletas'}`;
const days = (count: number) => `${count} ${count === 1 ? 'día' : 'días'}`;

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
  devices,
  devicesUntil: (now, until, then) => `${devices(now)} hasta el ${until}, después ${devices(then)}`,
  plan: (interval) => ({ month: 'Mensual', year: 'Anual' })[interval],
  price: (amount, interval, posDevices) =>
    `${amount} ${{ month: 'al mes', year: 'al año' }[interval]} por ${devices(posDevices)}`,
  free: { price: 'GRATIS', note: 'Lo cubre tu cupón, y no se te cobrará nada.' },
  none: 'Ninguno',
  chargedFrom: (day) => (day === null ? 'Desde el siguiente cobro' : `Desde el ${day}`),
  chargedOn: (amount, day) => `${amount} el ${day}`,
  nothingBefore: 'Nada antes de eso.',
  daysNotUsed: 'Los días que todavía no usas.',
  weWrite: (when) => `Te escribiremos ${when}.`,
  notices: {
    'trial-ends': `${days(noticeLead.trialEnds)} antes de que termine tu prueba gratis`,
    reminder: `${days(reminderDays)} antes del primer cobro`,
    renewal: `${days(noticeLead.renewal)} antes de cada renovación anual`,
    summary: 'una vez al año con un resumen',
    receipt: 'después de cada pago',
    'payment-failed': 'cuando falle un pago',
  },
  deletion: deletionWords,
  labels: {
    agreed: 'Lo que aceptaste',
    before: 'Antes',
    books: 'Cobros ya hechos',
    byEmail: 'Por correo',
    charged: 'Cobro',
    creditNote: 'Nota de crédito',
    day: 'Fecha',
    dispute: 'Disputa',
    disputed: 'Monto disputado',
    reversed: 'Monto revertido',
    devices: 'Tabletas',
    refunded: 'Reembolsado',
    invoice: 'Factura',
    firstCharged: 'Primer cobro con ese precio',
    newPrice: 'Precio nuevo',
    nextCharge: 'Siguiente cobro',
    priceNow: 'Precio actual',
    nextTry: 'Siguiente intento',
    notPaid: 'Sin pagar',
    now: 'Nuevo',
    paid: 'Pagado',
    pauseEnds: 'La pausa termina',
    plan: 'Plan',
    price: 'Precio',
    subscription: 'ID de la suscripción',
    thenYours: 'Después te quedan',
    transaction: 'ID de la transacción',
    yoursThrough: 'Tuyo hasta',
  },
  refundNotes: {
    second: 'Ya tienes otra suscripción',
    unopened: 'La suscripción no se activó',
    notDue: 'Se cobró aunque no se debía nada',
    support: 'Lo reembolsó atención al cliente',
  },
  letters: { ...letters, ...deletionLetters, ...addressLetters },
};
