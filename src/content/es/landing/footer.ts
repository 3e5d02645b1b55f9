import { language } from '#domain/language.ts';
import { pathIn, paths, sectionPath, sitePaths } from '#domain/paths.ts';
import { brand } from '../../brand.ts';
import { social } from '../../social.ts';
import type { Translated } from '#domain/translated.ts';
import type { footer as english } from '../../landing/footer.ts';

/** The footer of every public page. Its anchors work on all of them. */
export const footer: Translated<typeof english> = {
  label: 'Todo en este sitio',
  motto: 'Descubre qué lugares dejan dinero.',
  groups: [
    {
      title: 'Empresa',
      links: [
        { label: 'Quiénes somos', href: sectionPath('about') },
        { label: 'Equipo', href: sectionPath('team') },
        { label: 'Empleo', href: sectionPath('careers') },
        { label: 'Prensa', href: sectionPath('press') },
      ],
    },
    {
      title: 'Producto',
      links: [
        { label: 'Funciones', href: sectionPath('features') },
        { label: 'Precios', href: sectionPath('pricing') },
        { label: 'Testimonios', href: sectionPath('testimonials') },
        { label: 'Preguntas', href: sectionPath('faq') },
      ],
    },
    {
      title: 'Soporte',
      links: [
        { label: 'Ayuda', href: sectionPath('help') },
        { label: 'Contacto', href: sectionPath('contact') },
        { label: 'API', href: sectionPath('api') },
        { label: 'Cuenta', href: pathIn(language, paths.account) },
        { label: 'Estado del servicio', href: sectionPath('status') },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Términos de uso', href: paths.termsOfUse },
        { label: 'Aviso de privacidad', href: paths.privacyNotice },
        { label: 'Cookies', href: paths.cookies },
        { label: 'Mapa del sitio', href: sitePaths.sitemap },
      ],
    },
  ],
  social: {
    label: `${brand.name} en otros sitios`,
    newTab: '(se abre en otra pestaña)',
    links: [
      { label: 'Facebook', href: social.facebook },
      { label: 'Twitter', href: social.twitter },
      { label: 'Instagram', href: social.instagram },
      { label: 'LinkedIn', href: social.linkedin },
    ],
  },
  pause: { label: 'Pausar animaciones', pausedLabel: 'Animaciones en pausa' },
  copyright: (year) => `© ${year} ${brand.name}`,
};
