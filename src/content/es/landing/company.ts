import { limits } from '#domain/limits.ts';
import { brand } from '../../brand.ts';
import type { Translated } from '#domain/translated.ts';
import type { company as english } from '../../landing/company.ts';

const { supportEmail: mail, name } = brand;
const { hours } = limits.supportReply;

function letter(subject: string): string {
  return `mailto:${mail}?subject=${encodeURIComponent(`${name}: ${subject}`)}`;
}

/** Company information, and the targets of the footer's anchors: short and true answers under three headings. */
export const company: Translated<typeof english> = {
  id: 'company',
  title: `Sobre ${name}`,
  about: {
    id: 'about',
    body: `${name} es para quien vende en food truck, carrito o puesto: menú, punto de venta, personal y mapas que dicen qué lugar deja dinero. Un producto, dos planes y una prueba gratis antes del primer cobro.`,
  },
  groups: [
    {
      title: 'Quiénes somos',
      blocks: [
        {
          id: 'team',
          title: 'Equipo',
          body: `Tus mensajes llegan directo al equipo de ${name}.`,
          link: { label: 'Escríbeles', href: `mailto:${mail}` },
        },
        {
          id: 'careers',
          title: 'Empleo',
          body: 'Las vacantes se publicarán primero aquí.',
        },
      ],
    },
    {
      title: 'Prensa y testimonios',
      blocks: [
        {
          id: 'press',
          title: 'Prensa',
          body: '¿Necesitas datos, fotos o el logo?',
          link: { label: 'Pídelos', href: letter('prensa') },
        },
        {
          id: 'testimonials',
          title: 'Testimonios',
          body: 'Todavía no hay. Serán de clientes, con nombre y permiso.',
          link: { label: 'Envíanos tu testimonio', href: letter('mi testimonio') },
        },
      ],
    },
    {
      title: 'Cuando nos necesites',
      blocks: [
        {
          id: 'help',
          title: 'Ayuda',
          body: 'Empieza por las preguntas de esta página.',
          link: { label: 'Ver las páginas de ayuda', href: brand.helpUrl, newTab: true },
        },
        {
          id: 'api',
          title: 'API',
          body: '¿Necesitas tus ventas en otro programa?',
          link: { label: 'Dinos en cuál', href: letter('API') },
        },
        {
          id: 'status',
          title: 'Estado del servicio',
          body: `Nuestra meta: ${limits.availability.percent}% de disponibilidad, y contestar en ${hours} horas o menos.`,
          link: { label: 'Reporta un problema', href: letter('algo no funciona') },
        },
      ],
    },
  ],
};
