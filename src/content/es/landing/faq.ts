import { limits } from '#domain/limits.ts';
import { mostPauseMonths } from '#domain/pause.ts';
import type { faq as english } from '../../landing/faq.ts';
import { answered } from '../../landing/prices.ts';
import type { Translated } from '#domain/translated.ts';

const { min, max } = limits.posDevices;
const { monthly, yearly } = answered;

/** Questions before the sign-up, in order. Amounts, days and limits come from the domain. */
export const faq: Translated<typeof english> = {
  id: 'faq',
  title: 'Preguntas frecuentes',
  lead: 'Respuestas cortas.',
  group: 'faq',
  items: [
    {
      id: 'faq-offline',
      question: '¿Funciona sin señal?',
      answer:
        'Sí. Los pedidos esperan en la tableta y se envían una sola vez, cuando vuelve la señal. Prueba aquí el “Modo avión” del punto de venta.',
    },
    {
      id: 'faq-tablet',
      question: '¿Qué equipo necesito?',
      answer:
        'Nada especial: la tableta o el iPad que ya tienes. Funciona con impresoras térmicas de recibos; pregúntanos por tu modelo, o vende sin impresora.',
    },
    {
      id: 'faq-cards',
      question: '¿Quién procesa las tarjetas y cuánto cobra?',
      answer:
        'Pregúntanos antes de empezar: te contestaremos antes de que pagues nada. La tarjeta necesita señal; sin señal, cobra en efectivo y el pedido espera.',
    },
    {
      id: 'faq-two-tablets',
      question: '¿Cuánto pago por dos tabletas?',
      answer: `Por mes, ${monthly.total}: ${monthly.base} con la primera tableta incluida y ${monthly.additional} por la segunda. Por año, ${yearly.total}: ${yearly.base} y ${yearly.additional}, que son ${yearly.share} al mes. Hay varios precios, uno por cada número de tabletas de ${min} a ${max}, y todos incluyen lo mismo: todo.`,
    },
    {
      id: 'faq-trial',
      question: '¿Qué pasa cuando termina mi prueba?',
      answer: `Tu prueba gratis dura ${monthly.trialDays} días en el plan mensual y ${yearly.trialDays} en el anual, una por persona. Si no cancelas antes, PayPal te cobrará el primer mes o año. Verás la fecha y el monto junto al botón de pago antes de aceptar.`,
    },
    {
      id: 'faq-cancel',
      question: '¿Hay un plazo mínimo?',
      answer:
        'No. Cancela en la página de tu cuenta con dos clics, en PayPal o escribiéndonos. Sin cargo, y el tiempo que pagaste sigue siendo tuyo.',
    },
    {
      id: 'faq-refunds',
      question: '¿Hay reembolsos?',
      answer: `No. Los pagos no se reembolsan, ni a mitad del año, a menos que te hayamos cobrado por error. ¿Cierras por temporada? Haz una pausa de hasta ${mostPauseMonths} meses en la página de tu cuenta: no se te cobrará nada, y los días que te quedan se conservan.`,
    },
    {
      id: 'faq-menu',
      question: '¿Cómo paso mi menú?',
      answer:
        'Lo escribes una vez en el editor de menú. Arma aquí una página y verás cuánto tardas con el tuyo. ¿Menú grande? Pregúntanos.',
    },
    {
      id: 'faq-setup',
      question: '¿Cuánto se tarda en empezar?',
      answer:
        'Cuatro pasos cortos para registrarte, luego tu menú y una venta de prueba. Funciona en el navegador de tu tableta: no se instala nada.',
    },
    {
      id: 'faq-data',
      question: '¿Puedo llevarme mis datos?',
      answer:
        'Sí. En la página de tu cuenta descargas los datos de tu cuenta y tus recibos. Menús, precios y ventas son tuyos; pídenoslos cuando quieras.',
    },
    {
      id: 'faq-staff',
      question: '¿Lo puede usar mi personal?',
      answer:
        'Sí. Cada quien tiene su acceso al punto de venta, y cada turno registra a qué hora abrió y cerró. Pagas por tableta, no por persona.',
    },
  ],
  more: {
    title: '¿Otra\u00A0pregunta?',
    contact: { label: 'Contáctanos', href: '#contact' },
  },
};
