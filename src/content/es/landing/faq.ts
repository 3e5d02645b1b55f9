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
  title: 'Lo que preguntan los dueños',
  lead: 'Respuestas cortas, primero las difíciles.',
  group: 'faq',
  items: [
    {
      id: 'faq-offline',
      question: '¿Funciona sin señal?',
      answer:
        'Sí. Los pedidos esperan en la tableta y salen cuando vuelve la conexión, cada uno una sola vez. Pruébalo en esta página: prende el ‘Modo avión’ en el punto de venta y vende algo.',
    },
    {
      id: 'faq-tablet',
      question: '¿Puedo usar mi propia tableta?',
      answer: `Sí. No hace falta ningún equipo especial: ${brand.name} funciona en la tableta o el iPad que ya tienes.`,
    },
    {
      id: 'faq-two-tablets',
      question: '¿Cuánto cuestan dos tabletas?',
      answer: `Si pagas por mes, ${monthly.total}: ${monthly.base} con la primera tableta incluida y ${monthly.additional} por la segunda. Si pagas por año, ${yearly.total}: ${yearly.base} y ${yearly.additional}, que son ${yearly.share} al mes. PayPal cobra exactamente lo que te muestra la pantalla de pago.`,
    },
    {
      id: 'faq-tiers',
      question: '¿Voy a necesitar un plan más grande?',
      answer: `Ninguna función se guarda para un plan más grande. Hay varios precios, uno para cada número de tabletas de ${min} a ${max}, por mes o por año, y en todos viene todo. El número de tabletas lo puedes cambiar después de registrarte.`,
    },
    {
      id: 'faq-trial',
      question: '¿Qué pasa después de la prueba?',
      answer: `El día que te registras no pagas nada. La prueba dura ${monthly.trialDays} días en el plan mensual y ${yearly.trialDays} en el anual. Si no cancelas antes, PayPal cobra el primer mes o el primer año. La fecha y la cantidad están junto al botón de pago antes de que aceptes.`,
    },
    {
      id: 'faq-cancel',
      question: '¿Cómo cancelo?',
      answer:
        'Cuando quieras, sin preguntas y sin cargo por cancelar: en la página de tu cuenta con dos clics, en tu cuenta de PayPal en pagos automáticos, o escribiéndonos. Si cancelas durante la prueba, no se cobra nada. Si cancelas después, no se cobra nada más, y el servicio sigue siendo tuyo por el tiempo que pagaste.',
    },
    {
      id: 'faq-refunds',
      question: '¿Me devuelven mi dinero?',
      answer:
        'No. Un pago no se reembolsa, tampoco a medio año. Para eso está la prueba: úsala en días de verdad y en lugares de verdad, y vete antes de que termine si no te conviene.',
    },
    {
      id: 'faq-printers',
      question: '¿Sirve con mi impresora?',
      answer:
        'Funciona con impresoras térmicas de recibos. Pregúntanos por tu modelo y pruébala durante la prueba gratis. También puedes vender sin impresora.',
    },
    {
      id: 'faq-staff',
      question: '¿Lo puede usar mi personal?',
      answer:
        'Sí. Cada quien tiene su propio acceso al punto de venta, y cada turno guarda a qué hora abrió y cerró. El precio cuenta tabletas, no personas.',
    },
    {
      id: 'faq-currencies',
      question: '¿En qué moneda pago?',
      answer: `En la que elijas al registrarte: ${inWords.format(sold)}. Todos los precios que ves están en la moneda en que se te va a cobrar. Si prefieres ${inWords.format(elsewhere)}, ves y pagas precios en dólares estadounidenses, porque PayPal no puede cobrar suscripciones en esa moneda.`,
    },
  ],
  more: {
    title: '¿No está tu pregunta?',
    body: `Pregúntanos. Contestamos en un máximo de ${limits.supportReply.hours} horas.`,
    contact: { label: 'Contáctanos', href: '#contact' },
  },
};
