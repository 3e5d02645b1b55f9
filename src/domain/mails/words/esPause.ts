import { timelineWords } from '../../es/timelineWords.ts';
import type { Translated } from '../../translated.ts';
import type { pauseLetters as english } from './enPause.ts';

const ownPages = 'En la página de tu cuenta puedes reactivarla antes con un clic, o cancelar con dos.';

/** The text of each e-mail about a pause after its greeting. */
export const pauseLetters: Translated<typeof english> = {
  paused: (product) => ({
    subject: `Tu suscripción a ${product} está en pausa`,
    headline: 'No se te cobrará nada durante la pausa',
    paragraphs: [
      `No podrás usar ${product} hasta que termine la pausa. Conservamos tu menú y tus recibos.`,
      ownPages,
    ],
  }),
  pauseEnds: (product, day) => ({
    subject: `Tu pausa de ${product} termina el ${day}`,
    headline: 'La temporada empieza pronto otra vez',
    paragraphs: ['Para seguir, no tienes que hacer nada.', ownPages],
  }),
  pauseOver: (product, hasDays) => ({
    subject: `Terminó tu pausa de ${product}`,
    headline: 'Qué bueno que volviste',
    paragraphs: [hasDays ? 'Tu suscripción sigue, con los días que no usaste.' : 'Tu suscripción sigue.'],
  }),
  pauseFailed: (product, until) => ({
    subject: `Aprueba otra vez para seguir con ${product}`,
    headline: 'PayPal no pudo respetar tu fecha de cobro',
    paragraphs: [
      'Tu pausa terminó, y terminamos en PayPal la suscripción anterior. No se te cobrará nada hasta que apruebes una nueva.',
      until === null
        ? 'Para seguir, suscríbete otra vez en la página de tu cuenta.'
        : `${timelineWords.usable(product, until)} Para seguir después, suscríbete otra vez en la página de tu cuenta. Primero van los días que te quedan.`,
    ],
  }),
};
