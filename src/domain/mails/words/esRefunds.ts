import type { Translated } from '../../translated.ts';
import type { refundLetters as english, Undue } from './enRefunds.ts';

const because: Record<Undue, string> = {
  ended: 'después de que terminara tu suscripción',
  paused: 'aunque tu suscripción estaba en pausa',
  replaced: 'por un tiempo que ya cubre tu nueva suscripción',
};

/** The text of each e-mail about money that goes back, after its greeting. */
export const refundLetters: Translated<typeof english> = {
  notOpened: (product, trialUsed) => ({
    subject: `No pudimos iniciar tu suscripción a ${product}`,
    headline: trialUsed ? 'Puedes seguir sin prueba' : 'Puedes intentarlo otra vez',
    paragraphs: [
      trialUsed
        ? 'La cuenta de PayPal que usaste ya tuvo su prueba gratis, así que cancelamos la suscripción. No se te cobrará nada más.'
        : 'Aprobaste tu suscripción en PayPal, pero no se completó, así que la cancelamos. No se te cobrará nada más.',
      'Si PayPal te cobró algo por esa suscripción, te reembolsaremos todo y te escribiremos.',
      trialUsed
        ? 'Puedes suscribirte sin prueba cuando quieras. Verás el primer cobro antes de aceptar.'
        : 'Puedes registrarte otra vez cuando quieras.',
    ],
  }),
  unusedCharge: (product, { amount, second }) => ({
    subject: `Reembolso de ${product}: ${amount}`,
    headline: second ? 'Solo necesitas una suscripción' : 'Reembolsamos un cobro hecho por error',
    paragraphs: [
      second
        ? 'Aprobaste una segunda suscripción en PayPal, que te la cobró. Cancelamos la segunda y te reembolsamos todo. Tu cuenta muestra la que tienes.'
        : 'PayPal te cobró por una suscripción que no pudimos activarte. Está cancelada, y te reembolsamos todo.',
      'El plazo para recibirlo depende de tu forma de pago.',
    ],
  }),
  refund: (product, amount) => ({
    subject: `Reembolso de ${product}: ${amount}`,
    headline: 'Tu dinero va en camino',
    paragraphs: ['El plazo para recibirlo depende de tu forma de pago.'],
  }),
  reversal: (product, amount) => ({
    subject: `PayPal revirtió tu pago disputado de ${amount} a ${product}`,
    headline: 'No es un reembolso nuestro',
    paragraphs: [
      'Tú o tu banco abrieron una disputa, así que PayPal te envió el dinero de vuelta. El plazo para recibirlo depende de tu forma de pago.',
    ],
  }),
  disputed: (product, amount, supportEmail) => ({
    subject: `Hay una disputa por tu pago de ${amount} a ${product}`,
    headline: 'La disputa sigue abierta',
    paragraphs: [
      `PayPal dice que tú o tu banco disputaron este cobro. Hasta que se resuelva, tu suscripción sigue igual.`,
      'Si PayPal revierte el pago completo, termina el tiempo que ese pago cubría. Una disputa no cancela tu suscripción; puedes cancelarla en la página de tu cuenta.',
      `Si no querías disputarlo, cierra la disputa en el Centro de resoluciones de PayPal. Si algo salió mal, escribe a ${supportEmail} y lo resolvemos.`,
    ],
  }),
  collectedUndue: (undue) =>
    `PayPal cobró esto ${because[undue]}. Te reembolsamos todo y te avisaremos por correo cuando vaya en camino.`,
  refundedUndue: (undue) => `PayPal había cobrado esto ${because[undue]}, así que te reembolsamos todo.`,
  refundedTime: (until, nextCharge) =>
    nextCharge === null
      ? `Se reembolsó el cobro completo, así que el tiempo hasta el ${until} ya no está pagado.`
      : `Se reembolsó el cobro completo, así que el tiempo hasta el ${until} ya no está pagado. Tu siguiente cobro es el ${nextCharge}. Desde ese día puedes usar el servicio otra vez. Puedes cancelar antes.`,
};
