import { timelineWords } from '#domain/es/timelineWords.ts';
import type { Translated } from '#domain/translated.ts';
import type { overview as english } from '../../account/overview.ts';
import { brand } from '../../brand.ts';
import { perInterval } from '../funnel/intervals.ts';
import { receipts } from './receipts.ts';
import { planName } from '../planName.ts';
import { tablets } from '#domain/es/tablets.ts';
import { pluralize } from '#domain/pluralize.ts';

const everyPeriod = { month: 'cada mes', year: 'cada año' } as const;
/** The top of the account page: price, charge dates, and problems that need attention. */
export const overview: Translated<typeof english> = {
  heading: 'Tu cuenta',
  manage: 'Tu suscripción',
  loading: 'Cargando tu cuenta...',
  footer: `Sobre ${brand.name}`,
  noSubscription: 'Esta cuenta todavía no tiene suscripción.',
  planName: (plan) => `Plan ${planName(plan)}`,
  deviceCount: tablets,
  devicesUntil: (count, day, then) => `${tablets(count)} hasta el ${day}, después ${then}`,
  perInterval,
  free: 'GRATIS',
  states: {
    trial: 'Prueba gratis',
    active: 'Activa',
    paymentFailed: 'Falló el pago',
    refunded: 'Sin acceso',
    suspended: 'Suspendida',
    paused: 'En pausa',
    cancelled: 'Cancelada',
    ended: 'Terminada',
  },
  stateLines: {
    trial: (day) => `Gratis hasta el ${day} inclusive.`,
    active: (interval) => `Se renueva automáticamente ${everyPeriod[interval]}.`,
    activeFrom: (day, interval) =>
      `Se renueva automáticamente el ${day} y, después, ${everyPeriod[interval]}.`,
    activeFree: 'No se te cobrará nada, ni ahora ni después.',
    paymentFailed: 'El último cobro no se completó.',
    refunded: 'Este periodo ya no está pagado.',
    suspended: 'PayPal no te está cobrando ahora.',
    paused: 'Hasta entonces no se te cobrará nada.',
    pausing: 'PayPal todavía no lo confirma.',
    cancelled: 'Se canceló. No se te cobrará nada más.',
    ended: 'No se te cobrará nada.',
    endedSome: 'Ya terminó. No se te cobrará nada.',
    endedUnpaid: (amount) => `El último cobro, de ${amount}, no se completó. No se te cobrará nada más.`,
  },
  rows: {
    nextCharge: 'Siguiente cobro',
    nextTry: 'Siguiente intento',
    noCharge: 'Ninguno',
    nextChargeOn: (amount, day) => `${amount} el ${day}`,
    newPrice: 'Precio nuevo',
    newPriceFrom: (amount, day) => `${amount} desde el ${day}`,
    devices: 'Tabletas',
    coupon: 'Cupón',
    pausedUntil: 'En pausa hasta el',
    daysKept: 'Días que quedan',
    lastDay: 'Tu último día',
    accessEnded: 'Terminó el',
    account: 'Cuenta',
    subscription: 'ID de la suscripción',
  },
  timeline: {
    label: 'Qué pasa y cuándo',
    open: 'Todas las fechas',
    trialStarted: (days) => `Empezó tu prueba gratis de ${pluralize(days, 'día', 'días')}. No se cobró nada.`,
    started: 'Empezó tu suscripción.',
    charged: {
      nothing: 'Tu cobro más reciente.',
      part: `Tu cobro más reciente, ${receipts.returned.part}.`,
      all: `Tu cobro más reciente, ${receipts.returned.all}.`,
    },
    notices: {
      'trial-ends': 'Te avisaremos por correo que termina la prueba.',
      reminder: 'Te lo recordaremos por correo.',
      renewal: 'Te avisaremos por correo que tu plan se renueva.',
      summary: 'Te enviaremos por correo un resumen de lo que pagas.',
      'pause-ends': 'Te avisaremos por correo antes de que termine la pausa.',
    },
    firstCharge: timelineWords.firstCharge,
    nextCharge: 'Tu siguiente cobro.',
    renewal: (interval) => `Después, lo mismo ${everyPeriod[interval]}, hasta que canceles.`,
    newPrice: (interval) => `El precio nuevo ${everyPeriod[interval]}, hasta que canceles.`,
    paused: 'Hiciste una pausa de temporada. No se te cobrará nada.',
    pauseEnds: (daysLeft) =>
      daysLeft === 0 ? 'Termina la pausa.' : 'Termina la pausa. Empiezan los días que te quedan.',
    pauseEnded: 'Terminó la pausa.',
    failed: 'PayPal no pudo hacer este cobro.',
    nextTry: 'PayPal intentará este cobro otra vez.',
    cancelled: 'Tu suscripción se canceló. No se te cobrará nada más.',
    endedUnpaid: 'Tu suscripción terminó. No se te cobrará nada más.',
    lastDay: `El último día en que puedes usar ${brand.name}.`,
    accessEnded: `Terminó tu acceso a ${brand.name}.`,
    howToCancel: {
      title: 'Cómo cancelar',
      body: 'En esta página, con dos clics, cuando quieras. Si cancelas antes del primer cobro, no pagas nada.',
      bodyCharged: 'En esta página, con dos clics, cuando quieras.',
    },
  },
  paymentFailed: {
    title: 'Un pago no se completó',
    what: (amount, day) => `PayPal no pudo cobrar ${amount} el ${day}.`,
    triesAgain: (day) =>
      `Lo intentará otra vez el ${day}. Revisa tu tarjeta o tu cuenta en PayPal, o elige otra.`,
    noTry:
      'No tiene programado otro intento. Elige otra tarjeta o cuenta en PayPal, o tu suscripción terminará.',
    action: 'Resolverlo en PayPal',
  },
  refunded: {
    title: { refund: 'Se te reembolsó el pago', reversal: 'PayPal revirtió tu pago disputado' },
    why: {
      refund: (since) => `El ${since} se te reembolsó todo.`,
      reversal: (since) => `Tú o tu banco lo disputaron, y PayPal lo revirtió el ${since}.`,
    },
    what: (until) => `Ese pago cubría hasta el ${until}, así que ahora no puedes usar ${brand.name}.`,
    next: (amount, day) =>
      `Tu siguiente cobro es de ${amount} el ${day}. Desde entonces lo puedes usar otra vez. Puedes cancelar antes.`,
  },
  meanwhile: {
    title: 'Tu suscripción cambió',
    body: 'Cambió después de que abriste esta página. Lo que ves aquí ahora está actualizado.',
  },
  suspended: {
    title: 'Tu suscripción está suspendida',
    stopped: `Se detuvo en PayPal, que no reporta ningún pago fallido. Ahora no puedes usar ${brand.name}. Reactívala en PayPal, o cancélala más abajo. Si no funciona, escríbenos.`,
    unpaid: `No podrás usar ${brand.name} hasta que se pague este cobro.`,
    action: 'Abrirla en PayPal',
  },
};
