import { limits } from '#domain/limits.ts';
import { brand } from '../../brand.ts';
import type { faq as english } from '../../landing/faq.ts';
import { answered } from '../../landing/prices.ts';
import type { Translated } from '#domain/translated.ts';

const { min, max } = limits.posDevices;
const { monthly, yearly, sold, elsewhere } = answered;
const inWords = new Intl.ListFormat('es-US', { type: 'disjunction' });

/** Questions before the sign-up, in order. Amounts, days and limits come from the domain. */
export const faq: Translated<typeof english> = {
  id: 'faq',
  title: 'Preguntas frecuentes',
  lead: 'Respuestas cortas, primero las difíciles.',
  group: 'faq',
  items: [
    {
      id: 'faq-offline',
      question: '¿Funciona sin señal?',
      answer:
        'Sí. Los pedidos esperan en la tableta y salen cuando vuelve la señal, cada uno una sola vez. Pruébalo aquí: activa el “Modo avión” en el punto de venta y vende algo.',
    },
    {
      id: 'faq-tablet',
      question: '¿Puedo usar mi tableta?',
      answer: `Sí. Sin equipo especial: ${brand.name} funciona en la tableta o el iPad que ya tienes.`,
    },
    {
      id: 'faq-two-tablets',
      question: '¿Cuánto por dos tabletas?',
      answer: `Por mes, ${monthly.total}: ${monthly.base} con la primera tableta incluida y ${monthly.additional} por la segunda. Por año, ${yearly.total}: ${yearly.base} y ${yearly.additional}, que son ${yearly.share} al mes. PayPal cobra exactamente lo que muestra la pantalla de pago.`,
    },
    {
      id: 'faq-tiers',
      question: '¿Necesito un plan más grande?',
      answer: `No guardamos funciones para un plan más grande. Hay varios precios, uno por cada número de tabletas de ${min} a ${max}, por mes o por año, y todos traen todo. Puedes cambiar el número después de registrarte.`,
    },
    {
      id: 'faq-trial',
      question: '¿Qué pasa cuando termina mi prueba?',
      answer: `El día que te registras no pagas nada. Tu primera prueba dura ${monthly.trialDays} días en el plan mensual y ${yearly.trialDays} en el anual. Si no cancelas antes, PayPal cobra el primer mes o año. Verás la fecha y la cantidad junto al botón de pago antes de aceptar.`,
    },
    {
      id: 'faq-cancel',
      question: '¿Cómo cancelo?',
      answer:
        'Cuando quieras, sin preguntas y sin cargo por cancelar: en la página de tu cuenta con dos clics, en PayPal, en pagos automáticos, o escribiéndonos. Si cancelas en la prueba, no pagas nada. Si cancelas después, no se te cobra nada más, y el servicio es tuyo por el tiempo que pagaste. ¿Cierras por temporada? Mejor haz una pausa: los días que te quedan te esperan.',
    },
    {
      id: 'faq-refunds',
      question: '¿Hay reembolsos?',
      answer:
        'No. Los pagos no se reembolsan, tampoco a medio año, a menos que te hayamos cobrado por error. Para eso está la prueba: úsala en días y lugares de verdad, y cancela antes de que termine si no te conviene.',
    },
    {
      id: 'faq-printers',
      question: '¿Sirve mi impresora?',
      answer:
        'Funciona con impresoras térmicas de recibos. Pregúntanos por tu modelo y úsala en la prueba. También puedes vender sin impresora.',
    },
    {
      id: 'faq-staff',
      question: '¿Lo puede usar mi personal?',
      answer:
        'Sí. Cada quien tiene su acceso al punto de venta, y cada turno registra a qué hora abrió y cerró. Pagas por tableta, no por persona.',
    },
    {
      id: 'faq-currencies',
      question: '¿En qué moneda pago?',
      answer: `En la que elijas al registrarte: ${inWords.format(sold)}. Cada precio que ves está en la moneda del cobro. Si prefieres ${inWords.format(elsewhere)}, verás y pagarás precios en dólares estadounidenses, porque PayPal no cobra suscripciones en esa moneda.`,
    },
  ],
  more: {
    title: '¿Otra\u00A0pregunta?',
    contact: { label: 'Contáctanos', href: '#contact' },
  },
};
