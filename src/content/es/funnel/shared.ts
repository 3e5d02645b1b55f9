import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import type { Translated } from '#domain/translated.ts';
import { brand } from '../../brand.ts';
import type * as english from '../../funnel/shared.ts';

export const shared: Translated<typeof english.shared> = {
  steps: {
    label: 'Avance del registro',
    names: ['Cuenta', 'Plan', 'Pago', 'Confirmación'],
    done: 'listo',
    footer: 'Sobre este registro',
  },
  links: {
    terms: { label: 'Términos de uso', href: paths.termsOfUse },
    privacy: { label: 'Aviso de privacidad', href: paths.privacyNotice },
    help: { label: 'Ayuda', href: brand.helpUrl },
    support: { label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
    account: { label: 'Cuenta', href: pathIn(language, paths.account) },
    dashboard: { label: 'Abrir el panel', href: brand.dashboardUrl },
  },
  logout: 'Cerrar sesión',
  retry: 'Intentar otra vez',
  email: 'Correo',
  loading: 'Cargando...',
  failedHeading: 'No se pudo cargar esta página',
};

/** Texts of the app's shell, for browsers that run no script or an older one. */
export const shell: Translated<typeof english.shell> = {
  noScript: 'Para registrarte hace falta JavaScript. Actívalo y vuelve a cargar esta página.',
  oldBrowser:
    '¿Sigue cargando? Para registrarte hace falta Safari 16.4, Chrome 111, Edge 111, Firefox 125 o una versión más nueva.',
};
