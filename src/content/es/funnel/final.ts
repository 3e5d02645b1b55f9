import { limits } from '#domain/limits.ts';
import type { Translated } from '#domain/translated.ts';
import { brand } from '../../brand.ts';
import type { final as english } from '../../funnel/final.ts';
import { planName } from '../planName.ts';
import { pluralize } from '../pluralize.ts';

const devicesOf = (count: number) => pluralize(count, 'dispositivo', 'dispositivos');

/** The confirmation. */
export const final: Translated<typeof english> = {
  heading: '¡Ya está todo listo!',
  loadingHeading: 'Tu confirmación',
  account: 'Tu cuenta',
  thanks: `Gracias por elegir ${brand.name}.`,
  emailSent: (email) =>
    `Mandamos un correo de confirmación con los pasos a seguir a ${email}, y tu suscripción está activa.`,
  next: {
    label: 'Próximos pasos',
    dashboard: {
      title: 'Toma la tableta con la que vendes',
      body: 'Tu panel funciona en el navegador. No hay que instalar nada.',
    },
    menu: {
      title: 'Captura tu menú',
      body: 'Se hace una sola vez. Luego registra una venta de prueba, en modo avión si quieres.',
    },
    account: {
      title: 'Ubica dónde se cambia todo',
      body: 'Recibos, tabletas, una pausa o la cancelación: todo está en la página de tu cuenta.',
    },
  },
  receipt: {
    heading: 'Recibo',
    plan: 'Plan',
    planName: (plan) => ({ Monthly: 'Mensual', Yearly: 'Anual' })[plan],
    devices: 'Dispositivos',
    price: 'Precio',
    coupon: 'Cupón',
    trialEnds: 'Fin de la prueba',
    firstCharge: 'Primer cobro',
    account: 'Cuenta',
    deviceCount: devicesOf,
    devicesUntil: (count, day, then) => `${devicesOf(count)} hasta el ${day}, después ${then}`,
    subscription: 'ID de la suscripción',
    free: 'GRATIS',
    from: (name) => `Recibo de ${name}`,
  },
  keep: {
    copy: 'Copiar',
    copied: 'Copiado',
    print: 'Imprimir',
    refused: 'Este navegador no deja que una página copie. Selecciona el texto y cópialo, o imprímelo.',
  },
  calendar: {
    add: 'Agregar al calendario',
    fileName: 'curbwise-primer-cobro.ics',
    title: (amount) => `${brand.name}: primer cobro de ${amount}`,
    about: (plan, devices) =>
      `Termina la prueba gratis del plan ${planName(plan)} para ${devicesOf(devices)}, y se hace el primer cobro con PayPal.`,
    aboutResumed: (plan, devices) =>
      `Termina el tiempo ya pagado, y se hace con PayPal el primer cobro del plan ${planName(plan)} para ${devicesOf(devices)}.`,
    failed: 'No se pudo guardar el archivo de calendario. Inténtalo otra vez.',
  },
  support: {
    before: '¿Preguntas? Escribe a ',
    after: ` cuando quieras. Procuramos contestar en ${limits.supportReply.hours} horas o menos.`,
  },
};
