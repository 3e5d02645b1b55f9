import type { Translated } from '#domain/translated.ts';
import type { change as english } from '../../account/change.ts';
import { perInterval } from '../funnel/intervals.ts';
import { planName } from '../planName.ts';
import { tablets } from '#domain/es/tablets.ts';

/** Changes of the plan or the number of devices, and the payment method. */
export const change: Translated<typeof english> = {
  now: (plan, devices) => `Plan ${planName(plan)} para ${tablets(devices)}.`,
  counted: (devices, day) => `Hasta el ${day} tendrás ${tablets(devices)}.`,
  open: 'Cambiar plan o tabletas',
  free: 'Tu suscripción es gratis. Para cambiarla, escribe a ',
  owed: 'Puedes cambiarlo cuando se complete el pago que falló.',
  form: {
    heading: 'Cambiar plan o tabletas',
    plan: 'Plan',
    plans: {
      Monthly: { label: 'Mensual', note: 'Se cobra cada mes' },
      Yearly: { label: 'Anual', note: 'Se cobra cada año' },
    },
    devices: 'Número de tabletas',
    devicesNumber: 'Cuántas tabletas',
    deviceCount: tablets,
    asking: 'Calculando el precio...',
    askAgain: 'Calcular el precio otra vez',
    unchanged: 'Eso es lo que tienes ahora.',
    submit: 'Continuar en PayPal',
    submitBusy: 'Abriendo PayPal...',
    same: 'Eso es lo que tienes ahora. Elige otro plan u otro número de tabletas.',
    keep: 'Dejarlo como está',
  },
  preview: {
    plan: (plan, devices) => `Plan ${planName(plan)}, ${tablets(devices)}`,
    each: (amount, interval) => `${amount} ${perInterval[interval]}`,
    from: 'Se cobra desde el',
    untilThen: 'Hasta entonces',
    free: 'Gratis',
    devicesFrom: 'Tendrás estas tabletas',
    atOnce: 'Cuando lo apruebes',
    fromThenOn: 'Desde entonces',
    perInterval,
    couponEnds: (code, price) =>
      `Tu cupón ${code} termina con este cambio: desde entonces pagarás el precio completo, ${price}. El cupón no se puede volver a usar.`,
    consent: 'No cambia nada hasta que lo apruebes en PayPal. Después volverás aquí.',
  },
  waiting: {
    title: 'Aprueba tu cambio en PayPal',
    body: (plan, devices, price, day) =>
      `Plan ${planName(plan)} para ${tablets(devices)}, ${price} desde el ${day}. No cambia nada hasta que lo apruebes en PayPal.`,
    returned: 'PayPal todavía no nos avisa',
    returnedBody: 'Si lo aprobaste, esta página lo mostrará en un minuto. Si no, no cambia nada.',
    agree: 'Aprobar en PayPal',
    withdraw: 'Descartar el cambio',
    withdrawBusy: 'Descartando...',
  },
  agreed: {
    title: 'Gracias. Tu cambio está aprobado',
    body: (plan, devices) => `Tu nuevo plan: ${planName(plan)} para ${tablets(devices)}.`,
  },
  withdrawn: {
    title: 'Se descartó el cambio',
    body: 'No cambió nada. Si la página de PayPal sigue abierta, no lo apruebes ahí.',
  },
  payment: {
    body: 'PayPal guarda tus datos de pago. Nosotros nunca los vemos.',
    ended: 'PayPal guarda el historial de tus pagos.',
    free: 'Plan gratis. No hace falta forma de pago.',
    link: 'Administrar mis pagos en PayPal',
  },
};
