import { pauseNoticeDays } from '#domain/pause.ts';
import { timelineWords } from '#domain/es/timelineWords.ts';
import type { Translated } from '#domain/translated.ts';
import type { pause as english } from '../../account/pause.ts';
import { brand } from '../../brand.ts';
import { pluralize } from '#domain/pluralize.ts';

const days = (count: number) => pluralize(count, 'día', 'días');

export const pause: Translated<typeof english> = {
  open: 'Hacer una pausa de temporada',
  lead: 'No se te cobrará nada durante la pausa.',
  again: (day) => `Puedes hacer otra pausa de temporada a partir del ${day}.`,
  form: {
    heading: '¿Hacer una pausa de temporada?',
    until: 'Pausa hasta el',
    what: `Durante la pausa no se te cobrará ni deberás nada, y no podrás usar ${brand.name}. Conservamos tu menú y tus recibos.`,
    kept: (count, paid) =>
      `Tu plan te cubre hasta el ${paid}. Lo que queda, ${days(count)}, te espera para después de la pausa.`,
    next: (amount, day) => `Siguiente cobro: ${amount} el ${day}. Nada antes de eso.`,
    notice: `Te escribiremos ${days(pauseNoticeDays)} antes de que termine. Puedes reactivarla antes, o cancelar, cuando quieras.`,
    change: 'El cambio que espera tu aprobación en PayPal se descartará.',
    submit: 'Hacer la pausa ahora',
    submitBusy: 'Haciendo la pausa...',
    keep: 'Ahora no',
  },
  asked: {
    title: 'Tu pausa está en proceso',
    body: 'PayPal todavía no la confirma. Seguiremos revisando y te escribiremos cuando la confirme.',
  },
  paused: {
    title: 'Tu suscripción está en pausa',
    body: (day) => `No se te cobrará nada. La pausa termina el ${day}. Te lo confirmaremos por correo.`,
  },
  resuming: {
    title: 'Reactivando tu suscripción',
    body: 'PayPal todavía no lo confirma. Mientras tanto no se te cobrará nada. Seguiremos revisando.',
  },
  failed: {
    title: 'Aprueba otra vez para seguir',
    body: 'PayPal no pudo respetar la fecha de cobro que te prometimos, así que terminamos la suscripción en PayPal. No se te cobrará nada hasta que apruebes otra vez.',
    yours: (day) => timelineWords.usable(brand.name, day),
  },
  resume: {
    lead: (count) =>
      count === 0
        ? `${brand.name} se reactiva de inmediato, y tu siguiente cobro se hace de inmediato.`
        : `${brand.name} empezará de inmediato, con lo que te queda: ${days(count)}. Después se hará tu siguiente cobro.`,
    submit: 'Reactivar ahora',
    submitBusy: 'Reactivando...',
  },
  resumed: {
    title: 'Qué bueno que volviste',
    body: (amount, day) => `Tu suscripción sigue. Siguiente cobro: ${amount} el ${day}. Nada antes de eso.`,
  },
};
