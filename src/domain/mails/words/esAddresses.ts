import { limits } from '../../limits.ts';
import type { Translated } from '../../translated.ts';
import type { addressLetters as english } from './enAddresses.ts';

const { booksDays, papersDays } = limits.links;

/** The text of each e-mail about an owner's other addresses, after its greeting. */
export const addressLetters: Translated<typeof english> = {
  confirmBooks: (product, truck) => ({
    subject: `Confirma que quieres recibir las facturas de ${truck}`,
    headline: '¿Llevas la contabilidad?',
    paragraphs: [
      `El negocio ${truck} quiere que recibas copia de cada factura, nota de crédito y aviso de pago fallido de ${product}.`,
      `Confirma este correo en los próximos ${booksDays} días, y te llegará la siguiente. Si no las quieres, ignora este mensaje.`,
    ],
    action: 'Confirmar este correo',
  }),
  booksConfirmed: (product, books, supportEmail) => ({
    subject: `Las copias de tus facturas de ${product} ahora llegan a ${books}`,
    headline: 'Enviamos copia de tus facturas',
    paragraphs: [
      `Enviaremos a ${books} copia de cada factura, nota de crédito y aviso de pago fallido, y nada más. Puedes detenerlo en la página de tu cuenta.`,
      `Si no lo pediste, quita ahí ese correo y escribe a ${supportEmail}.`,
    ],
  }),
  booksPaper: (product, { kind, truck, amount }) => {
    const { name, headline, what, open } = {
      charge: {
        name: 'Factura',
        headline: 'Pagada con PayPal',
        what: `${truck} pagó ${product}.`,
        open: 'Abrir la factura',
      },
      refund: {
        name: 'Nota de crédito',
        headline: 'Dinero reembolsado',
        what: `Le reembolsamos a ${truck}.`,
        open: 'Abrir la nota de crédito',
      },
      reversal: {
        name: 'Nota de crédito',
        headline: 'Revertido por una disputa',
        what: `PayPal revirtió un pago de ${truck} por una disputa.`,
        open: 'Abrir la nota de crédito',
      },
      reinstatement: {
        name: 'Nota de débito',
        headline: 'Disputa resuelta',
        what: `La disputa por un pago de ${truck} terminó, y el pago sigue siendo válido. La nota de débito compensa la nota de crédito.`,
        open: 'Abrir la nota de débito',
      },
      failed: {
        name: 'Pago fallido',
        headline: 'Todavía sin cobrar',
        what: `PayPal no pudo cobrarle a ${truck} por ${product}, así que no hay factura. También le escribimos al negocio.`,
        open: 'Abrir las facturas',
      },
    }[kind];
    return {
      subject: `${name} de ${truck}: ${amount}`,
      headline,
      paragraphs: [
        `No necesitas iniciar sesión. El botón abre todas las facturas y notas de crédito, y sirve ${papersDays} días.`,
        what,
        'Recibes esta copia porque el negocio eligió este correo. Solo el negocio puede detenerla.',
      ],
      open,
    };
  },
  addressLeft: (product, until) => ({
    subject: `Ya no inicias sesión en ${product} con este correo`,
    headline: 'Tu correo cambió',
    paragraphs: [
      `Tu cuenta de ${product} ahora tiene otro correo, y ahí llegan nuestros mensajes. Tu suscripción sigue igual.`,
      `Si no fuiste tú, deshaz el cambio a más tardar el ${until}. Se cerrarán todas las sesiones y la contraseña dejará de servir.`,
    ],
    action: 'Deshacer el cambio',
  }),
  addressNew: (product, until) => ({
    subject: `Correo nuevo para tu cuenta de ${product}`,
    headline: 'Ahora inicias sesión con este correo',
    paragraphs: [
      'Desde hoy, nuestros mensajes llegarán a este correo, y tu suscripción sigue igual.',
      `También avisamos a tu correo anterior. Desde ahí se puede deshacer el cambio hasta el ${until}.`,
    ],
  }),
  addressBack: (product) => ({
    subject: `Otra vez inicias sesión en ${product} con este correo`,
    headline: 'El cambio se deshizo',
    paragraphs: [
      'Deshicimos el cambio de tu correo, cerramos todas las sesiones y anulamos la contraseña.',
      'Inicia sesión con este correo, revisa que todo esté como lo dejaste y crea una contraseña nueva si usas una para tu panel.',
    ],
  }),
  addressLost: (product, supportEmail) => ({
    subject: `Este correo ya no abre una cuenta de ${product}`,
    headline: 'Se deshizo el cambio',
    paragraphs: [
      'Alguien lo pidió desde el correo anterior, que vuelve a ser el de la cuenta.',
      `Si es un error, escribe a ${supportEmail}.`,
    ],
    openSite: `Ir a ${product}`,
  }),
};
