import { limits } from '#domain/limits.ts';
import { agreementKept } from '#domain/terms.ts';
import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../legal/document.ts';
import { pluralize } from '#domain/pluralize.ts';
import { binding, contentsLabel, lastUpdated, summaryTitle } from './document.ts';

/** The Privacy Notice. The owner's lawyer must review it before launch. */
export const privacyNotice: LegalDocument = {
  title: 'Aviso de privacidad',
  lastUpdated,
  summary: {
    title: summaryTitle,
    sentences: [
      'Guardamos tu correo, lo que nos cuentas de tu negocio, el menú que subes y, si usas los reportes de ubicación, dónde está tu food truck.',
      'PayPal maneja tus datos de pago. Nunca vemos ni guardamos un número de tarjeta.',
      'No vendemos lo que sabemos de ti ni mostramos publicidad.',
      'Las noticias solo te llegan si marcaste la casilla para recibirlas.',
      `Puedes ver, corregir o borrar lo que guardamos en la página de tu cuenta, o escribiendo a ${brand.supportEmail}.`,
    ],
  },
  contentsLabel,
  lead: `${binding} Aquí explicamos qué sabe ${brand.name} de ti, para qué, y qué puedes hacer tú.`,
  parts: [
    {
      id: 'what-we-collect',
      heading: 'Qué guardamos',
      paragraphs: ['Cuando te registras y usas el servicio, guardamos:'],
      items: [
        'tu cuenta: tu correo, tu nombre, y si iniciaste sesión con Google o por correo,',
        'el correo de quien lleva tu contabilidad, si le mandas tus facturas, hasta que lo quites,',
        'tu negocio: el nombre de tu food truck, el número de tabletas, la moneda que prefieres, qué aceptaste y cuándo y, si los agregas, el nombre de tu negocio y el número de contribuyente para tus facturas,',
        'tu suscripción: el plan, sus fechas y su estado, y los identificadores que PayPal asigna a tu suscripción y a ti; los pagos que empezaste, tus cobros y reembolsos, con monto y fecha; los cupones que usaste y, por unos días, los correos que te enviamos,',
        'lo que aceptaste: la frase junto al botón de pago, con el monto, cada cuánto, la fecha del primer cobro, su idioma, la versión de los Términos de uso y la hora; y lo mismo por cada cambio que apruebas,',
        'lo que subes: los productos del menú, sus precios y sus fotos,',
        'tu ubicación: dónde está tu food truck mientras usas los reportes de ubicación,',
        'por qué te fuiste, si nos lo quieres decir,',
        'cuántas solicitudes llegan de una dirección IP, por poco tiempo, para proteger el servicio contra abusos,',
        'errores de nuestras páginas: en qué página, en qué archivo nuestro, de qué tipo y en qué familia de navegadores, durante 30 días; ningún correo, ningún texto que escribas, nada que diga quién eres,',
        'cuántas visitas llegan a cada paso, desde la página de inicio hasta la suscripción, como conteos por día, durante 400 días: por plan, por si se usa un cupón, por idioma, por teléfono, tableta o computadora y por la campaña o el tipo de sitio del que vienen; nada que distinga una visita de otra, y nadie cuyo navegador pida que no se le cuente (Global Privacy Control o Do Not Track).',
      ],
    },
    {
      id: 'what-we-do-not',
      heading: 'Qué no guardamos',
      paragraphs: [
        'Los números de tarjeta y los datos del banco los maneja PayPal y nunca nos llegan. Tu contraseña la guarda Firebase Authentication, de Google, de una forma que no se puede volver a leer; nosotros no la guardamos.',
      ],
    },
    {
      id: 'why',
      heading: 'Para qué lo usamos',
      paragraphs: [
        'Para darte el servicio al que te suscribiste, cobrarlo, contestarte y mantenerlo seguro. Solo enviamos noticias si marcaste la casilla, y puedes dejar de recibirlas cuando quieras. No vendemos lo que sabemos de ti ni mostramos publicidad.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Quién más participa',
      paragraphs: [
        'Google Firebase guarda los datos y se encarga del acceso, y reCAPTCHA, de Google, puede revisar que una solicitud venga de este sitio. PayPal se encarga de los pagos, según su propia declaración de privacidad. Un proveedor de correo te entrega nuestros correos. Nadie más recibe tus datos, salvo la persona a quien nos pidas enviar tus facturas, o cuando la ley lo exija.',
      ],
    },
    {
      id: 'location',
      heading: 'Ubicación',
      paragraphs: [
        'Los reportes de ubicación necesitan saber dónde está tu food truck. La tableta te pregunta antes de compartir su ubicación, y puedes desactivarla cuando quieras en sus ajustes. Entonces los reportes se quedan en la última ubicación conocida. Usamos las ubicaciones para tus propios reportes y para nada más.',
      ],
    },
    {
      id: 'security',
      heading: 'Dónde se guarda, y qué tan seguro está',
      paragraphs: [
        'Tus datos están en los centros de datos de Google, que pueden estar fuera de tu país, por ejemplo en Estados Unidos. Viajan cifrados y se guardan cifrados. Ningún navegador llega directo a la base de datos; nuestro servidor solo te muestra tus datos a ti, a quien le mandas tus facturas y a quienes te dan soporte.',
        'Si alguna vez tus datos quedan expuestos de una forma que te afecte, te avisaremos por correo en cuanto lo sepamos.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo lo guardamos',
      paragraphs: [
        'Mientras tengas una cuenta. Cuando la cierras borramos lo que guardamos, menos los registros de pagos que la ley nos exige conservar, lo que aceptaste (abajo) y una marca codificada de que ya hubo una prueba gratis, todo sin tu nombre ni tu correo. Las copias de seguridad se borran en 14 semanas o menos.',
        `Lo que aceptaste se queda más tiempo, para que tú y nosotros lo podamos comprobar: ${pluralize(agreementKept.years, 'año', 'años')} después de que lo viste por última vez, o ${pluralize(agreementKept.yearsAfterEnd, 'año', 'años')} después de que cierres tu cuenta si eso es más tarde. Cuando la cierras ya no lleva tu nombre, tu correo ni tu cuenta, solo el identificador que PayPal asignó a la suscripción.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes pedir una copia de lo que guardamos sobre ti, pedir que se corrija o se borre, oponerte a que se use y retirar tu consentimiento. Hazlo en la página de tu cuenta, o escríbenos desde el correo de tu cuenta; así sabemos que eres tú. También puedes presentar una queja ante la autoridad de protección de datos de donde vives.',
      ],
    },
    {
      id: 'children',
      heading: 'Edad',
      paragraphs: [`El servicio es para personas de ${limits.age.min} años o más.`],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      paragraphs: [
        `${brand.supportEmail}. Lo que guarda tu navegador está explicado en la página de cookies. Si este aviso cambia en algo importante, te avisaremos por correo.`,
      ],
    },
  ],
};
