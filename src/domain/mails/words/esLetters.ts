import { timelineWords } from '../../es/timelineWords.ts';
import type { Translated } from '../../translated.ts';
import type { letters as english } from './enLetters.ts';
import { pauseLetters } from './esPause.ts';
import { refundLetters } from './esRefunds.ts';

const plans = { month: 'mensual', year: 'anual' };
const kept = 'Guardamos tus datos y tus recibos. Vuelve cuando quieras. No hay una segunda prueba gratis.';
const payNow = 'Para pagar, elige otra tarjeta o cuenta en PayPal. Llegas desde la página de tu cuenta.';

export const letters: Translated<typeof english> = {
  cancelled: ({ product, supportEmail }, interval, until) => ({
    subject: `Tu suscripción a ${product} está cancelada`,
    headline: 'No se te cobrará nada más',
    paragraphs: [
      until === null ? `Tu plan ${plans[interval]} ya terminó.` : timelineWords.usable(product, until),
      kept,
      `Si la cancelación no fue tuya, escribe a ${supportEmail}.`,
    ],
  }),
  endedUnpaid: (product, interval) => ({
    subject: `Tu suscripción a ${product} terminó`,
    headline: 'Tu pago no se completó',
    paragraphs: [
      `PayPal no pudo cobrar tu pago más reciente, así que tu plan ${plans[interval]} terminó.`,
      `No se te cobrará nada más. ${kept}`,
    ],
  }),
  changed: (product, supportEmail) => ({
    subject: `Tu suscripción a ${product} cambió`,
    headline: 'Tu cambio está confirmado',
    paragraphs: [`Si no lo pediste, escribe a ${supportEmail}.`],
  }),
  priceChanged: (product, supportEmail) => ({
    subject: `El precio de tu suscripción a ${product} cambió`,
    headline: 'Revisa lo que pagas ahora',
    paragraphs: [`Si no lo aceptaste, escribe a ${supportEmail}.`],
  }),
  newPrice: (product, interval, day) => ({
    subject: `Un precio nuevo para tu plan de ${product} desde el ${day}`,
    headline: 'Puedes quedarte, o cancelar antes',
    paragraphs: [
      `Hasta entonces pagarás por tu plan ${plans[interval]} lo mismo que ahora. Para quedarte, no tienes que hacer nada.`,
      'Si cancelas antes de ese día, nunca pagarás el precio nuevo.',
    ],
  }),
  confirmation: (product) => ({
    subject: `Tu suscripción a ${product} está activa`,
    headline: 'Tres pasos para tu primera venta',
    paragraphs: [],
    steps: [
      'Inicia sesión en el panel desde la tableta de tu food truck.',
      'Agrega tu menú.',
      'Haz una venta de prueba.',
    ],
  }),
  welcomeBack: (product) => ({
    subject: `Qué bueno que volviste a ${product}`,
    headline: 'Tu nueva suscripción está activa',
    paragraphs: ['Abajo están el precio y las fechas. Tus recibos de antes están en la página de tu cuenta.'],
  }),
  ...refundLetters,
  openCreditNote: 'Abrir la nota de crédito',
  receipt: (product, amount, { interval, undue }) => ({
    subject: `Tu recibo de ${product}: ${amount}`,
    headline: undue ? 'Te devolvemos este pago' : 'Gracias por tu pago',
    paragraphs: [undue ? refundLetters.collectedUndue(undue) : `Tu plan ${plans[interval]} está pagado.`],
    openInvoice: 'Abrir la factura',
  }),
  paymentFailed: (product, { interval, nextTry, access }) => ({
    subject: `Falló un pago de ${product}`,
    headline: nextTry === null ? 'Paga este cobro para conservar tu plan' : 'Revisa tu tarjeta en PayPal',
    paragraphs: [
      nextTry === null
        ? 'PayPal no tiene programado otro intento. Si suspende tu suscripción antes de que esto se pague, ese mismo día terminará. PayPal no nos avisa qué día será.'
        : `PayPal lo intentará otra vez el ${nextTry}. Si se completa, no tienes que hacer nada.`,
      access
        ? `Mientras tanto, tu plan ${plans[interval]} continúa y puedes seguir vendiendo.`
        : `Podrás usar otra vez tu plan ${plans[interval]} cuando esté pagado.`,
      payNow,
    ],
  }),
  suspended: (product, interval) => ({
    subject: `Tu suscripción a ${product} está suspendida`,
    headline: 'Por ahora no se te cobrará nada',
    paragraphs: [
      `Tu plan ${plans[interval]} se detuvo en PayPal, que no reporta ningún pago fallido. Ahora no lo puedes usar.`,
      'Sigue así, sin fecha de fin, hasta que la reactives en PayPal o la canceles. Llegas a las dos cosas desde la página de tu cuenta.',
    ],
  }),
  suspendedUnpaid: (product, interval, nextTry) => ({
    subject: `Tu suscripción a ${product} está suspendida`,
    headline: 'Paga esto para volver a usar tu plan',
    paragraphs: [
      `No puedes usar tu plan ${plans[interval]} hasta que se pague lo que falta.`,
      nextTry === null
        ? 'PayPal no tiene programado otro intento. Si esto no se paga, tu suscripción terminará, y te escribiremos ese día.'
        : `PayPal lo intentará una vez más el ${nextTry}. Si tampoco se completa, ese día terminará tu suscripción.`,
      payNow,
    ],
  }),
  recovered: (product, interval, paid) => ({
    subject: paid ? `Tu pago de ${product} se completó` : `Tu suscripción a ${product} está activa otra vez`,
    headline: 'No tienes que hacer nada',
    paragraphs: [`Tu plan ${plans[interval]} sigue como antes.`],
  }),
  reminder: (product, interval, day) => ({
    subject: `PayPal te cobrará ${product} el ${day}`,
    headline: 'Quédate, o cancela antes del cobro',
    paragraphs: [
      `Este es el recordatorio que te prometimos para tu plan ${plans[interval]}. Para quedarte, no tienes que hacer nada.`,
    ],
  }),
  trialEnds: (product, interval, day) => ({
    subject: `Tu primer cobro de ${product} es el ${day}`,
    headline: 'Una fecha que conviene saber: tu primer cobro',
    paragraphs: [`Para quedarte en el plan ${plans[interval]}, no tienes que hacer nada.`],
  }),
  renewal: (product, interval, day) => ({
    subject: `Tu plan de ${product} se renueva el ${day}`,
    headline: `Quédate en el plan ${plans[interval]}, o cancela antes`,
    paragraphs: ['Para quedarte, no tienes que hacer nada.'],
  }),
  summary: (product, interval) => ({
    subject: `Tu año con ${product}: lo que pagas`,
    headline: 'Quédate, o cancela cuando quieras',
    paragraphs: [
      `Te enviamos esto una vez al año. Tu plan ${plans[interval]} se renueva cada mes hasta que canceles.`,
    ],
  }),
  ...pauseLetters,
  signIn: (product) => ({
    subject: `Inicia sesión en ${product}`,
    headline: 'Aquí está tu enlace',
    paragraphs: [
      'Este enlace funciona una sola vez, por poco tiempo, en cualquiera de tus dispositivos.',
      'Si no lo pediste, ignora este correo.',
    ],
    action: 'Iniciar sesión',
  }),
  resetPassword: (product) => ({
    subject: `Cambia tu contraseña de ${product}`,
    headline: 'Aquí está tu enlace',
    paragraphs: [
      'Elige una contraseña nueva para tu panel. Este enlace funciona una sola vez, por poco tiempo.',
      'Si no lo pediste, ignora este correo.',
    ],
    action: 'Elegir una contraseña',
  }),
};
