import { sectionPath } from '#domain/paths.ts';
import { brand } from '../../brand.ts';
import type { Translated } from '#domain/translated.ts';
import type { header as english } from '../../landing/header.ts';

/** The header of every public page. Its links work on all of them. */
export const header: Translated<typeof english> = {
  label: 'Sitio',
  items: [
    { label: 'Inicio', href: sectionPath('home') },
    { label: 'Funciones', href: sectionPath('features') },
    { label: 'Cómo funciona', href: sectionPath('how-it-works') },
    { label: 'Precios', href: sectionPath('pricing') },
    { label: 'Contacto', href: sectionPath('contact') },
  ],
  signUp: 'Regístrate',
  dashboard: { label: 'Panel', href: brand.dashboardUrl },
  menu: { label: 'Menú', open: 'Abrir el menú', close: 'Cerrar el menú' },
};
