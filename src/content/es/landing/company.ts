import { limits } from '#domain/limits.ts';
import { brand } from '../../brand.ts';
import type { Translated } from '#domain/translated.ts';
import type { company as english } from '../../landing/company.ts';

const { supportEmail: mail, name } = brand;
const { hours } = limits.supportReply;

function letter(subject: string): string {
  return `mailto:${mail}?subject=${encodeURIComponent(`${name}: ${subject}`)}`;
}

/** About the company, and the targets of the footer's anchors: short and true answers under three headings. */
export const company: Translated<typeof english> = {
  id: 'company',
  title: `Sobre ${name}`,
  about: {
    id: 'about',
    body: `${name} es para quienes venden desde un camión, un carrito o un puesto: menú, caja, personal y mapas que dicen qué lugar deja dinero. Un solo producto, dos planes, y antes de cada uno una prueba gratis.`,
  },
  groups: [
    {
      title: 'Quiénes somos',
      blocks: [
        {
          id: 'team',
          title: 'Equipo',
          body: `Tu correo le llega a la gente que hace ${name}.`,
          link: { label: mail, href: `mailto:${mail}` },
        },
        {
          id: 'careers',
          title: 'Trabajo',
          body: 'Por ahora no hay ningún puesto abierto. El próximo se anuncia aquí primero. Una carta siempre es bienvenida.',
          link: {
            label: 'Escríbenos si quieres trabajar con nosotros',
            href: letter('trabajar con ustedes'),
          },
        },
      ],
    },
    {
      title: 'Lo que dice la gente',
      blocks: [
        {
          id: 'press',
          title: 'Prensa',
          body: 'Pide datos, fotos o el logotipo, y dinos para cuándo los necesitas.',
          link: { label: 'Pregunta como periodista', href: letter('prensa') },
        },
        {
          id: 'testimonials',
          title: 'Testimonios',
          body: 'Las primeras palabras aquí serán de un dueño, con su nombre y su permiso. Las tuyas son bienvenidas, buenas o malas.',
          link: { label: 'Manda tus palabras', href: letter('mis palabras') },
        },
      ],
    },
    {
      title: 'Cuando nos necesites',
      blocks: [
        {
          id: 'help',
          title: 'Ayuda',
          body: 'Empieza por las preguntas de esta página. Después están las páginas de ayuda, y el correo.',
          link: { label: 'Abrir las páginas de ayuda', href: brand.helpUrl, newTab: true },
        },
        {
          id: 'api',
          title: 'API',
          body: 'Todavía no hay una API pública. Dinos con qué te gustaría conectarla.',
          link: { label: 'Dinos qué quieres conectar', href: letter('API') },
        },
        {
          id: 'status',
          title: 'Estado del servicio',
          body: `Nuestra meta es estar disponibles el ${limits.availability.percent}% del tiempo. Contestamos en un máximo de ${hours} horas. ¿Algo no responde? Escríbenos; mientras tanto, la caja sigue vendiendo.`,
          link: { label: 'Avisar de un problema', href: letter('algo no responde') },
        },
      ],
    },
  ],
};
