import { pluralize } from '../pluralize.ts';
import type { timelineWords as english } from '../timelineWords.ts';
import type { Translated } from '../translated.ts';

const everyPeriod = { month: 'cada mes', year: 'cada año' } as const;

const cancelAnytime =
  'Cancela cuando quieras en la página de tu cuenta, con dos clics, o en tu cuenta de PayPal en pagos automáticos.';

export const timelineWords: Translated<typeof english> = {
  label: 'Qué pasa y cuándo',
  today: 'Hoy',
  afterDays: (days) => `Después de ${pluralize(days, 'día', 'días')}`,
  later: { month: 'Un mes después', year: 'Un año después' },
  freeStart: 'Empieza la suscripción. No se te cobrará nada, ni ahora ni después.',
  trialStart: (days) =>
    `${days === 1 ? 'Empieza el día' : `Empiezan los ${days} días`} de prueba gratis. No se cobra nada.`,
  chargedStart: 'Empieza la suscripción y se hace el primer cobro.',
  reminder: 'Te lo recordaremos por correo.',
  firstCharge: 'Ese día, temprano (hora del Pacífico), termina la prueba y se hace el primer cobro.',
  resumedStart: 'Tu suscripción sigue con los días que te quedan. No se cobra nada.',
  resumedCharge: 'Se hace el primer cobro.',
  usable: (product, day) => `Puedes usar ${product} hasta el ${day} inclusive.`,
  renewal: (interval) => `Después, lo mismo ${everyPeriod[interval]}, hasta que canceles.`,
  cancel: {
    title: 'Cómo cancelar',
    free: 'No tienes nada que pagar. Puedes terminar la suscripción en la página de tu cuenta cuando quieras.',
    charged: cancelAnytime,
    trial: `${cancelAnytime} Si cancelas antes del primer cobro, no pagas nada.`,
  },
};
