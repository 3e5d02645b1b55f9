import type { Translated } from '../../translated.ts';
import type { letters as english } from './enLetters.ts';
import { pauseLetters } from './esPause.ts';
import { refundLetters } from './esRefunds.ts';

const plans = { month: 'mensual', year: 'anual' };
/** The text of each e-mail after its greeting. */
export const letters: Translated<typeof english> = {
  cancelled: (product, interval, until) => ({
    subject: `Tu suscripción a ${product} está cancelada`,
    headline: 'Tu suscripción está cancelada',
    paragraphs: [
      `Tu suscripción al plan ${plans[interval]} está cancelada. No se te cobrará nada más.`,
      until === null ? 'Ya terminó.' : `Puedes usar ${product} hasta el ${until}.`,
      'Guardamos tus datos y tus recibos. Vuelve cuando quieras. No hay una segunda prueba gratis.',
    ],
  }),
  changed: (product, supportEmail) => ({
    subject: `Tu suscripción a ${product} cambió`,
    headline: 'Tu suscripción cambió',
    paragraphs: [`Tu suscripción a ${product} cambió. Si no fuiste tú, escribe a ${supportEmail}.`],
  }),
  priceChanged: (product, supportEmail) => ({
    subject: `El precio de tu suscripción a ${product} cambió`,
    headline: 'El precio de tu suscripción cambió',
    paragraphs: [
      `El precio de tu suscripción a ${product} cambió. Si no lo aceptaste, escribe a ${supportEmail}.`,
    ],
  }),
  newPrice: (product, interval, day) => ({
    subject: `Un precio nuevo para tu plan de ${product} desde el ${day}`,
    headline: `Un precio nuevo desde el ${day}`,
    paragraphs: [
      `El precio de tu plan ${plans[interval]} cambia. El cobro del ${day} es el primero con el precio nuevo; hasta entonces pagarás lo mismo que ahora.`,
      `Si quieres seguir, no tienes que hacer nada. Si no, cancela antes del ${day} y nunca pagarás el precio nuevo.`,
    ],
  }),
  confirmation: (product, dashboardUrl) => ({
    subject: `Tu suscripción a ${product} está activa`,
    headline: 'Tu suscripción está activa',
    paragraphs: [
      `Tu suscripción a ${product} está activa.`,
      `Lo que sigue: inicia sesión en ${dashboardUrl} desde la tableta de tu food truck, agrega tu menú y haz una venta de prueba.`,
    ],
  }),
  welcomeBack: (product) => ({
    subject: `Qué bueno que volviste a ${product}`,
    headline: 'Qué bueno que volviste',
    paragraphs: [
      `Tu nueva suscripción a ${product} está activa. Tus recibos de antes están en la página de tu cuenta.`,
    ],
  }),
  ...refundLetters,
  openCreditNote: 'Abrir la nota de crédito',
  allReceipts: 'Todos tus recibos están en la página de tu cuenta.',
  receipt: (product, amount, interval) => ({
    subject: `Tu recibo de ${product}: ${amount}`,
    headline: `Pagaste ${amount}`,
    paragraphs: [`Gracias. PayPal cobró ${amount} por tu plan ${plans[interval]}.`],
    openInvoice: 'Abrir la factura',
  }),
  paymentFailed: (product, { amount, interval, nextTry }) => ({
    subject: `Falló un pago de ${product}`,
    headline: 'Falló un pago',
    paragraphs: [
      `PayPal no pudo cobrar ${amount} por tu plan ${plans[interval]}.`,
      nextTry === null
        ? 'PayPal no lo va a intentar otra vez por su cuenta, y puede suspender tu suscripción.'
        : `PayPal lo intentará otra vez el ${nextTry}. Si entonces pasa, no tienes que hacer nada.`,
      'Revisa tu tarjeta o tu cuenta en PayPal. La página de tu cuenta te lleva ahí.',
    ],
  }),
  suspended: (product, interval) => ({
    subject: `Tu suscripción a ${product} está suspendida`,
    headline: 'Tu suscripción está suspendida',
    paragraphs: [
      `PayPal suspendió tu plan ${plans[interval]}. No se te cobrará nada hasta que lo reactives.`,
      'Revisa tu tarjeta o tu cuenta en PayPal. La página de tu cuenta te lleva ahí. También puedes cancelar en la página de tu cuenta, con dos clics.',
    ],
  }),
  recovered: (product, interval) => ({
    subject: `Se hizo tu pago de ${product}`,
    headline: 'Se hizo tu pago',
    paragraphs: [`Tu plan ${plans[interval]} sigue. No tienes que hacer nada.`],
  }),
  reminder: (product, interval, { day, price }) => ({
    subject: `Tu prueba gratis de ${product} termina el ${day}`,
    headline: `Tu prueba gratis termina el ${day}`,
    paragraphs: [
      `Este es el recordatorio que te prometimos. Tu prueba gratis del plan ${plans[interval]} termina el ${day}. Ese día se cobran ${price}. Para quedarte, no tienes que hacer nada.`,
    ],
  }),
  trialEnds: (product, interval, day) => ({
    subject: `Tu prueba gratis de ${product} termina el ${day}`,
    headline: `Tu prueba gratis termina el ${day}`,
    paragraphs: [
      `Tu prueba gratis del plan ${plans[interval]} termina el ${day}, y se hace el primer cobro. Para quedarte, no tienes que hacer nada.`,
    ],
  }),
  renewal: (product, interval, day) => ({
    subject: `Tu plan de ${product} se renueva el ${day}`,
    headline: `Tu plan se renueva el ${day}`,
    paragraphs: [`Tu plan ${plans[interval]} se renueva el ${day}. Para quedarte, no tienes que hacer nada.`],
  }),
  summary: (product, interval) => ({
    subject: `Tu año con ${product}: lo que pagas`,
    headline: 'Lo que pagas',
    paragraphs: [
      `Una vez al año te decimos lo que pagas. Tu plan ${plans[interval]} sigue cada mes, hasta que canceles.`,
    ],
  }),
  ...pauseLetters,
  signIn: (product) => ({
    subject: `Inicia sesión en ${product}`,
    headline: `Inicia sesión en ${product}`,
    paragraphs: [
      'Abre este enlace para iniciar sesión. Funciona una sola vez.',
      'Si no lo pediste, no tienes que hacer nada.',
    ],
    action: 'Iniciar sesión',
  }),
  resetPassword: (product) => ({
    subject: `Cambia tu contraseña de ${product}`,
    headline: 'Elige una contraseña nueva',
    paragraphs: [
      'Abre este enlace para elegir una contraseña nueva. Funciona una sola vez.',
      'Si no lo pediste, no tienes que hacer nada.',
    ],
    action: 'Elegir una contraseña',
  }),
};
