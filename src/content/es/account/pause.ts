import { pauseNoticeDays } from '#domain/pause.ts';
import type { Translated } from '#domain/translated.ts';
import type { pause as english } from '../../account/pause.ts';
import { brand } from '../../brand.ts';
import { pluralize } from '../pluralize.ts';

const days = (count: number) => pluralize(count, 'día', 'días');

/** Pausing for the season, and resuming. */
export const pause: Translated<typeof english> = {
  open: 'Hacer una pausa de temporada',
  lead: 'No se cobra nada hasta que regreses.',
  form: {
    heading: '¿Hacer una pausa de temporada?',
    until: 'Pausa hasta el',
    what: 'Durante la pausa no se cobra nada y no debes nada. Tu menú y tus recibos se quedan.',
    kept: (count, paid) =>
      `Estás al corriente hasta el ${paid}. Lo que queda, ${days(count)}, lo tienes después de la pausa.`,
    next: (amount, day) => `Siguiente cobro: ${amount} el ${day}. Nada antes de eso.`,
    notice: `Te escribimos ${days(pauseNoticeDays)} antes de que termine la pausa. Puedes regresar antes, o cancelar, cuando quieras.`,
    change: 'El cambio que te espera en PayPal se descarta.',
    submit: 'Hacer la pausa ahora',
    submitBusy: 'Haciendo la pausa...',
    keep: 'Ahora no',
  },
  asked: {
    title: 'Tu pausa está en camino',
    body: 'PayPal todavía no la confirma. Seguimos preguntando y te escribimos cuando la confirme.',
  },
  paused: {
    title: 'Tu suscripción está en pausa',
    body: (day) => `No se cobra nada. La pausa termina el ${day}. Te lo confirmamos por correo.`,
  },
  resuming: {
    title: 'Reactivando tu suscripción',
    body: 'PayPal todavía no lo confirma. Mientras tanto no se cobra nada. Seguimos preguntando.',
  },
  failed: {
    title: 'Acepta otra vez para seguir',
    body: 'PayPal no tomó el día de cobro que te prometimos, así que terminamos el acuerdo ahí. No se cobra nada hasta que aceptes otra vez.',
    yours: (day) => `${brand.name} es tuyo hasta el ${day}, y antes no se cobra nada.`,
  },
  resume: {
    lead: (count) =>
      count === 0
        ? `${brand.name} empieza en este momento.`
        : `${brand.name} empieza en este momento, con lo que te queda: ${days(count)}.`,
    submit: 'Reactivar ahora',
    submitBusy: 'Reactivando...',
  },
  resumed: {
    title: 'Qué bueno que volviste',
    body: (amount, day) => `Tu suscripción sigue. Siguiente cobro: ${amount} el ${day}. Nada antes de eso.`,
  },
};
