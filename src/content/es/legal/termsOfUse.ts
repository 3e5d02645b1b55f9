import { limits } from '#domain/limits.ts';
import { priceNotice } from '#domain/priceChange.ts';
import { brand, sellerLine } from '../../brand.ts';
import type { LegalDocument } from '../../legal/document.ts';
import { binding, contentsLabel, lastUpdated, summaryTitle } from './document.ts';

/** The Terms of Use. The owner's lawyer must review them before launch. */
export const termsOfUse: LegalDocument = {
  title: 'Términos de uso',
  lastUpdated,
  summary: {
    title: summaryTitle,
    sentences: [
      'Tu primera suscripción empieza con una prueba gratis. Después se cobra, a menos que canceles antes de que termine la prueba.',
      'Puedes cancelar cuando quieras, sin dar razones y sin cargo.',
      'Los pagos ya hechos no se reembolsan, salvo lo que se cobró por error.',
      `Nuestra meta: ${limits.availability.percent}% de disponibilidad, y contestar en ${limits.supportReply.hours} horas o menos.`,
      'Un conflicto que no podamos resolver juntos va a arbitraje vinculante, según la ley de Estados Unidos.',
      `Debes tener ${limits.age.min} años o más. Lo que subes sigue siendo tuyo.`,
    ],
  },
  contentsLabel,
  lead: `${binding} Estos términos son el acuerdo entre tú y ${brand.name} sobre el uso del servicio ${brand.name}. Al crear una cuenta los aceptas.`,
  parts: [
    {
      id: 'service',
      heading: 'El servicio',
      paragraphs: [
        `${brand.name} es un servicio en la nube para food trucks y otros negocios ambulantes: diseño del menú, punto de venta, manejo del personal y reportes de ventas y de ubicación. Funciona en el navegador de tu propia tableta o computadora.`,
      ],
    },
    {
      id: 'who',
      heading: 'Quién lo puede usar',
      paragraphs: [
        `Debes tener ${limits.age.min} años o más, y poder firmar un contrato en nombre del negocio que registras.`,
      ],
    },
    {
      id: 'account',
      heading: 'Tu cuenta',
      paragraphs: [
        'Inicias sesión con un enlace que enviamos a tu correo, o con tu cuenta de Google. La contraseña que eliges es para el panel. Si inicias sesión con Google, Google nos dice tu nombre y tu correo verificado, y no le pedimos nada más.',
        'No compartas tu acceso. Lo que se haga con él se considera hecho por ti hasta que nos avises que lo tiene otra persona.',
      ],
    },
    {
      id: 'trial-and-payment',
      heading: 'Prueba gratis y pago',
      paragraphs: [
        'Tu primera suscripción empieza con una prueba gratis: una por persona y por cuenta de PayPal. Su duración se muestra con el plan antes de que te suscribas. Si no cancelas antes de que termine la prueba, se cobra el plan, y se vuelve a cobrar cada mes o cada año, según el plan.',
        'El precio es el que se muestra antes de que confirmes: el plan con una tableta, y un monto fijo por cada tableta adicional. Los pagos se hacen por PayPal, en la moneda que se muestra.',
        `Te avisaremos de un precio nuevo por correo al menos ${priceNotice.closes} días antes de que se cobre por primera vez, y puedes cancelar antes.`,
        'Donde la página de tu cuenta lo ofrece, puedes pausar tu suscripción: en la pausa no se cobra nada, y los días que pagaste, o que te quedan de la prueba, te esperan.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelación y reembolsos',
      paragraphs: [
        'Puedes cancelar cuando quieras, sin dar razones y sin cargo: en la página de tu cuenta, en tu cuenta de PayPal (pagos automáticos) o escribiéndonos. Si cancelas en la prueba, no se cobra nada y puedes usar el servicio hasta que termine. Si cancelas después, no se cobra nada más, y el servicio es tuyo hasta el final del periodo que pagaste. Una suscripción gratis termina cuando la cancelas. Si un cobro falla, PayPal puede intentarlo otra vez; si sigue sin pagarse, la suscripción termina. Si borras tu cuenta, el servicio termina de inmediato.',
        'Los pagos ya hechos no se reembolsan, salvo lo que se cobró por error.',
      ],
    },
    {
      id: 'your-content',
      heading: 'Tu contenido',
      paragraphs: [
        'Los menús, precios, fotos y registros de ventas que pones en el servicio siguen siendo tuyos. Nos permites guardarlos y procesarlos solo para darte el servicio. Sube solo lo que tengas derecho a usar.',
      ],
    },
    {
      id: 'your-business',
      heading: 'Tu negocio sigue siendo tuyo',
      paragraphs: [
        'Tú les vendes a tus clientes; nosotros solo te damos las herramientas. Los precios, los impuestos, los permisos, los recibos y las normas sanitarias son responsabilidad tuya. Dale a cada persona de tu equipo su propio acceso, y ciérralo cuando se vaya.',
        'Sin señal, el punto de venta guarda los pedidos en la tableta y los envía cuando vuelve la señal. Hasta entonces la tableta tiene la única copia, así que cuídala.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Buen uso',
      paragraphs: ['Por favor, no:'],
      items: [
        'uses el servicio para nada ilegal,',
        'trates de llegar a datos que no son tuyos,',
        'perjudiques el servicio de los demás, ni pruebes su seguridad sin nuestro permiso,',
        'revendas el servicio como si fuera tuyo.',
      ],
    },
    {
      id: 'availability',
      heading: 'Disponibilidad y ayuda',
      paragraphs: [
        `Nuestra meta es que el servicio esté disponible el ${limits.availability.percent}% del tiempo. Es una meta, no una garantía. Procuramos contestar las solicitudes de ayuda en ${limits.supportReply.hours} horas o menos.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidad',
      paragraphs: [
        'El servicio se ofrece tal como está. Hasta donde la ley lo permite, no respondemos por ganancias perdidas ni por daños indirectos, y nuestra responsabilidad en cualquier periodo de doce meses se limita a lo que nos pagaste en ese tiempo. Cifras como la ganancia por lugar te ayudan a decidir; no son promesas de ingresos.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Conflictos',
      paragraphs: [
        'Si algo sale mal, escríbenos primero; casi todo se puede arreglar así. Lo que no, se decide por arbitraje vinculante según la ley de Estados Unidos.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios y terminación',
      paragraphs: [
        'Podemos cambiar estos términos. Si un cambio es importante, te avisaremos por correo antes de que entre en vigor, y puedes cancelar. Podemos cerrar una cuenta que incumpla estos términos, y te diremos por qué.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      paragraphs: [`El vendedor es ${sellerLine}.`, `Preguntas sobre estos términos: ${brand.supportEmail}.`],
    },
  ],
};
