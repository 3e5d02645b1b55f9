import type { Translated } from '../../translated.ts';
import type { refundLetters as english } from './enRefunds.ts';

/** The text of each e-mail about money that goes back, after its greeting. */
export const refundLetters: Translated<typeof english> = {
  notOpened: (product, trialUsed) => ({
    subject: `No pudimos iniciar tu suscripción a ${product}`,
    headline: 'No pudimos iniciar tu suscripción',
    paragraphs: [
      trialUsed
        ? 'Aprobaste en PayPal una suscripción con prueba gratis, pero esta cuenta de PayPal ya tuvo su prueba gratis. Cancelamos la suscripción. No se te cobrará nada.'
        : 'Aprobaste una suscripción en PayPal, pero no pudimos iniciarla, así que la cancelamos. No se te cobrará nada más.',
      'Si PayPal te cobró algo por ella, te reembolsaremos todo y te escribiremos.',
      trialUsed
        ? 'Puedes suscribirte sin prueba cuando quieras. Verás el primer cobro antes de aceptar.'
        : 'Puedes registrarte otra vez cuando quieras.',
    ],
  }),
  chargeGivenBack: (product, { amount, day, second }) => ({
    subject: `Reembolso de ${product}: ${amount}`,
    headline: `Te reembolsamos ${amount}`,
    paragraphs: [
      second
        ? `Aprobaste una segunda suscripción en PayPal, y PayPal cobró ${amount} por ella el ${day}. Solo necesitas una, así que cancelamos la segunda y te reembolsamos todo. Tu cuenta muestra la suscripción que tienes.`
        : `PayPal cobró ${amount} el ${day} por una suscripción que no pudimos abrirte. Está cancelada, y te reembolsamos todo.`,
      'Cuándo te llega el dinero depende de cómo pagas.',
    ],
  }),
  refund: (product, { amount, day }) => ({
    subject: `Reembolso de ${product}: ${amount}`,
    headline: `Reembolso de ${amount}`,
    paragraphs: [`Te reembolsamos ${amount} el ${day}. Cuándo te llega el dinero depende de cómo pagas.`],
  }),
  reversal: (product, { amount, day }) => ({
    subject: `PayPal anuló tu pago disputado de ${amount} a ${product}`,
    headline: `Pago de ${amount} anulado`,
    paragraphs: [
      `PayPal anuló tu pago de ${amount} el ${day} porque tú o tu banco lo disputaron. No es un reembolso nuestro. Cuándo te llega el dinero depende de cómo pagas.`,
    ],
  }),
  disputed: (product, amount, supportEmail) => ({
    subject: `Hay una disputa por tu pago de ${amount} a ${product}`,
    headline: 'Hay una disputa por un pago',
    paragraphs: [
      `PayPal nos avisó que tú o tu banco disputaron un pago de ${amount} a ${product}. PayPal decidirá quién se queda con el dinero.`,
      'Hasta entonces, tu suscripción sigue igual. Si PayPal anula el pago completo, termina el tiempo que ese pago cubría. Una disputa no cancela tu suscripción; puedes cancelarla en la página de tu cuenta.',
      `Si no querías disputarlo, cierra la disputa en el Centro de resoluciones de PayPal. Si algo salió mal, escribe a ${supportEmail} y lo resolvemos.`,
    ],
  }),
  timeGivenBack: (until, nextCharge) =>
    nextCharge === null
      ? `Se te reembolsó el cobro completo, así que el tiempo hasta el ${until} ya no está pagado.`
      : `Se te reembolsó el cobro completo, así que el tiempo hasta el ${until} ya no está pagado. Tu siguiente cobro es el ${nextCharge}. Desde ese día lo puedes usar otra vez. Puedes cancelar antes.`,
};
