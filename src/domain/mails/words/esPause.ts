import type { Translated } from '../../translated.ts';
import type { pauseLetters as english } from './enPause.ts';

const ownPages = 'En la página de tu cuenta puedes regresar antes con un clic, o cancelar con dos.';

/** The text of each e-mail about a pause after its greeting. */
export const pauseLetters: Translated<typeof english> = {
  paused: (product) => ({
    subject: `Tu suscripción a ${product} está en pausa`,
    headline: 'Tu suscripción está en pausa',
    paragraphs: [
      `Tu suscripción a ${product} está en pausa. No se cobra nada, y no debes nada. Tu menú y tus recibos se quedan.`,
      ownPages,
    ],
  }),
  pauseEnds: (product, day) => ({
    subject: `Tu pausa de ${product} termina el ${day}`,
    headline: `Tu pausa termina el ${day}`,
    paragraphs: ['La temporada empieza pronto otra vez. Para seguir, no tienes que hacer nada.', ownPages],
  }),
  pauseOver: (product, hasDays) => ({
    subject: `Terminó tu pausa de ${product}`,
    headline: 'Terminó tu pausa',
    paragraphs: [
      hasDays
        ? `Qué bueno que volviste. Tu suscripción a ${product} sigue, con los días que no usaste.`
        : `Qué bueno que volviste. Tu suscripción a ${product} sigue.`,
    ],
  }),
  pauseFailed: (product, until) => ({
    subject: `Aprueba otra vez para seguir con ${product}`,
    headline: 'Aprueba otra vez para seguir',
    paragraphs: [
      'Tu pausa terminó. PayPal no pudo respetar la fecha de cobro que te prometimos, así que terminamos ahí la suscripción. No se te cobrará nada hasta que apruebes otra vez.',
      until === null
        ? 'Para seguir, suscríbete otra vez en la página de tu cuenta.'
        : `${product} es tuyo hasta el ${until}. Para seguir después, suscríbete otra vez en la página de tu cuenta. Primero van los días que te quedan.`,
    ],
  }),
};
