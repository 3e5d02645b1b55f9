import { limits } from '#domain/limits.ts';
import type { Translated } from '#domain/translated.ts';
import { brand } from '../../brand.ts';
import type { final as english } from '../../funnel/final.ts';
import { planName } from '../planName.ts';
import { tablets } from '#domain/es/tablets.ts';

export const final: Translated<typeof english> = {
  heading: '¡Ya está todo listo!',
  loadingHeading: 'Tu confirmación',
  account: 'Tu cuenta',
  thanks: `Gracias por elegir ${brand.name}.`,
  emailSent: (email) =>
    `Tu suscripción está activa. Mandamos a ${email} un correo de confirmación con los pasos que siguen.`,
  next: {
    label: 'Próximos pasos',
    dashboard: {
      title: 'Abre tu panel en la tableta con la que vendes',
      body: 'Funciona en el navegador. No hay que instalar nada.',
    },
    menu: {
      title: 'Escribe tu menú',
      body: 'Se hace una sola vez. Luego registra una venta de prueba, en modo avión si quieres.',
    },
    account: {
      title: 'Dónde cambiar cada cosa',
      body: 'Recibos, tabletas, una pausa o la cancelación: todo está en la página de tu cuenta.',
    },
  },
  receipt: {
    heading: 'Tu suscripción',
    plan: 'Plan',
    planName: (plan) => ({ Monthly: 'Mensual', Yearly: 'Anual' })[plan],
    devices: 'Tabletas',
    price: 'Precio',
    coupon: 'Cupón',
    firstCharge: 'Primer cobro',
    account: 'Cuenta',
    deviceCount: tablets,
    devicesUntil: (count, day, then) => `${tablets(count)} hasta el ${day}, después ${then}`,
    subscription: 'ID de la suscripción',
    free: 'GRATIS',
    from: (name) => `Confirmación de ${name}`,
  },
  keep: {
    copy: 'Copiar',
    copied: 'Copiado',
    print: 'Imprimir',
    refused: 'Tu navegador no deja que esta página copie. Selecciona el texto y cópialo, o imprímelo.',
  },
  calendar: {
    add: 'Agregar al calendario',
    fileName: 'curbwise-primer-cobro.ics',
    title: (amount) => `${brand.name}: primer cobro de ${amount}`,
    about: (plan, devices) =>
      `Termina tu prueba gratis del plan ${planName(plan)} (${tablets(devices)}), y PayPal hace el primer cobro.`,
    aboutResumed: (plan, devices) =>
      `Termina el tiempo ya pagado, y PayPal hace el primer cobro del plan ${planName(plan)} (${tablets(devices)}).`,
    failed: 'No se pudo guardar el archivo de calendario. Inténtalo otra vez.',
  },
  support: {
    before: '¿Preguntas? Escribe a ',
    after: ` cuando quieras. Procuramos contestar en ${limits.supportReply.hours} horas o menos.`,
  },
};
