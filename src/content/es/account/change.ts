import type { Translated } from '#domain/translated.ts';
import type { change as english } from '../../account/change.ts';
import { perInterval } from '../funnel/intervals.ts';
import { planName } from '../planName.ts';
import { pluralize } from '../pluralize.ts';

const devicesOf = (count: number) => pluralize(count, 'dispositivo', 'dispositivos');

/** Changes of the plan or the number of devices, and the payment method. */
export const change: Translated<typeof english> = {
  now: (plan, devices) => `Plan ${planName(plan)} para ${devicesOf(devices)}.`,
  counted: (devices, day) => `Hasta el ${day} tienes ${devicesOf(devices)}.`,
  open: 'Cambiar plan o dispositivos',
  free: 'Tu suscripción es gratis. Para cambiarla, escribe a ',
  owed: 'Puedes cambiarlo cuando pase el pago que falló.',
  form: {
    heading: 'Cambiar plan o dispositivos',
    plan: 'Plan',
    plans: {
      Monthly: { label: 'Mensual', note: 'Se cobra cada mes' },
      Yearly: { label: 'Anual', note: 'Se cobra cada año' },
    },
    devices: 'Número de dispositivos de caja',
    devicesNumber: 'Cuántos dispositivos',
    deviceCount: devicesOf,
    asking: 'Calculando el precio...',
    askAgain: 'Calcular el precio otra vez',
    unchanged: 'Eso es lo que tienes ahora.',
    submit: 'Continuar en PayPal',
    submitBusy: 'Abriendo PayPal...',
    same: 'Eso es lo que tienes ahora. Elige otro plan u otro número de dispositivos.',
    keep: 'Dejarlo como está',
  },
  preview: {
    plan: (plan, devices) => `Plan ${planName(plan)}, ${devicesOf(devices)}`,
    each: (amount, interval) => `${amount} ${perInterval[interval]}`,
    from: 'Se cobra desde el',
    until: 'Hasta entonces pagas',
    untilThen: 'Hasta entonces',
    free: 'Gratis',
    devicesFrom: 'Estos dispositivos desde el',
    atOnce: 'Cuando aceptes',
    fromThenOn: 'Desde entonces',
    perInterval,
    couponEnds: (code, price) =>
      `Tu cupón ${code} termina con este cambio: desde entonces pagas el precio completo, ${price}. No se puede volver a usar.`,
    consent: 'No cambia nada hasta que aceptes en PayPal. Después vuelves aquí.',
  },
  waiting: {
    title: 'Un cambio espera a que lo aceptes',
    body: (plan, devices, price, day) =>
      `Plan ${planName(plan)} para ${devicesOf(devices)}, ${price} desde el ${day}. Hasta que aceptes en PayPal, no cambia nada.`,
    returned: 'Todavía no sabemos nada de PayPal',
    returnedBody: 'Si aceptaste, esta página lo muestra en un minuto. Si no, no cambia nada.',
    agree: 'Aceptar en PayPal',
    withdraw: 'Retirar el cambio',
    withdrawBusy: 'Retirando...',
  },
  agreed: {
    title: 'Gracias, ya aceptaste en PayPal',
    body: (plan, devices) => `Ahora tienes el plan ${planName(plan)} para ${devicesOf(devices)}.`,
  },
  withdrawn: { title: 'Se retiró el cambio', body: 'No cambia nada.' },
  payment: {
    body: 'Tu tarjeta o cuenta se guarda ahí. Nosotros nunca la vemos.',
    ended: 'Ahí se guarda el historial de tus pagos.',
    free: 'Plan gratis. No hace falta forma de pago.',
    link: 'Ver tus pagos en PayPal',
  },
};
