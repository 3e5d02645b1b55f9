import { timelineWords } from '#domain/es/timelineWords.ts';
import type { Translated } from '#domain/translated.ts';
import type { leaving as english } from '../../account/leaving.ts';
import { brand } from '../../brand.ts';
import { pluralize } from '#domain/pluralize.ts';

const usable = (day: string) => timelineWords.usable(brand.name, day);

export const leaving: Translated<typeof english> = {
  lead: 'Dos clics, sin llamadas, sin cargo.',
  leadFree: 'Terminará de inmediato. No tienes nada que pagar.',
  cancel: 'Cancelar la suscripción',
  confirm: {
    heading: '¿Cancelar tu suscripción?',
    charges: 'No se te cobrará nada más.',
    trial: (day) => `${usable(day)} Es el último día de tu prueba. No pagarás nada.`,
    access: (day) => `${usable(day)} Ya está pagado.`,
    unpaid: 'Tu acceso terminará de inmediato, porque el último cobro no se completó.',
    free: 'Tu suscripción gratis terminará de inmediato.',
    freeAfterPaid: 'Tu suscripción gratis terminará de inmediato. El tiempo que pagaste sigue siendo tuyo.',
    paused: (count) =>
      count === 0
        ? 'No te quedan días.'
        : `${brand.name} es tuyo ${pluralize(count, 'día', 'días')} más, a partir de hoy.`,
    accessUnknown: `Puedes usar ${brand.name} hasta que termine el tiempo que pagaste.`,
    accessOver: `Ahora no puedes usar ${brand.name}, porque este periodo ya no está pagado.`,
    kept: 'Tus recibos y tus datos se quedan aquí. Vuelve cuando quieras.',
    trialOnce: 'No hay una segunda prueba gratis.',
    refund: 'Los cobros ya hechos no se reembolsan.',
    reason: '¿Por qué te vas?',
    reasonHint: 'Opcional. Lo lee una persona.',
    submit: 'Cancelar la suscripción',
    submitBusy: 'Cancelando...',
    keep: 'Conservar mi suscripción',
  },
  done: {
    title: 'Tu suscripción está cancelada',
    until: (day) => `No se te cobrará nada más. ${usable(day)}`,
    over: 'No se te cobrará nada más.',
    mail: 'Te lo confirmaremos por correo.',
  },
  comeBack: {
    heading: 'Vuelve cuando quieras',
    body: 'Guardamos tus datos. Elige un plan y apruébalo en PayPal.',
    today: 'Ya tuviste tu prueba gratis. Tu primer cobro será el día en que te suscribas.',
    later: (day) => `Conservas los días que te quedan. Primer cobro: ${day}.`,
    submit: 'Suscribirme otra vez',
  },
};
