import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { brand } from '../brand.ts';
import type { Translated } from '#domain/translated.ts';
import type * as english from '../pages.ts';

export const documentTitle: typeof english.documentTitle = (heading) => `${heading} | ${brand.name}`;

export const pageTitles: Translated<typeof english.pageTitles> = {
  landing: `${brand.name}: descubre qué lugares dejan dinero`,
  privacyNotice: documentTitle('Aviso de privacidad'),
  termsOfUse: documentTitle('Términos de uso'),
  cookies: documentTitle('Cookies'),
};

export const pageDescriptions: Translated<typeof english.pageDescriptions> = {
  landing: `${brand.name} te muestra qué lugares dejan dinero, y lleva el menú, los pedidos y el personal de tu food truck en la tableta que ya tienes. Tu primera suscripción empieza con una prueba gratis.`,
  privacyNotice: `Qué guarda ${brand.name}, para qué, dónde y cómo pedir que se borre.`,
  termsOfUse: `Lo que tú y ${brand.name} acuerdan: prueba gratis, cobros, cancelación, disponibilidad y ayuda.`,
  cookies: `Qué guarda ${brand.name} en tu navegador, y por qué aquí no hay ningún aviso que cerrar.`,
};

export const runsOn = 'Cualquier tableta con un navegador actual';

export const skipToContent = 'Ir al contenido';

export const notFound: Translated<typeof english.notFound> = {
  title: documentTitle('Página no encontrada'),
  heading: 'Aquí no hay ninguna página',
  onLanding: 'No encontramos esa página. Esta es la página de inicio.',
  explanation:
    'Puede que la dirección de la página esté mal escrita o que la página haya cambiado de lugar. No se perdió nada de lo que guardaste.',
  links: [
    { label: 'Ir a la página de inicio', href: paths.landing },
    { label: 'Inicia sesión o empieza una prueba gratis', href: pathIn(language, paths.signIn) },
  ],
};

export const socialImage: Translated<typeof english.socialImage> = {
  lines: ['Descubre qué', 'lugares dejan dinero'],
  below: 'Mapas, menú y punto de venta en la tableta que ya tienes',
  alt: `${brand.name}: descubre qué lugares dejan dinero. Mapas, menú y punto de venta en la tableta que ya tienes.`,
};

/** The screen for unexpected errors (R-ERROR-SCREEN). */
export const unexpectedError: Translated<typeof english.unexpectedError> = {
  title: 'Esta página dejó de funcionar',
  safe: 'No se perdió nada de lo que guardaste, y este error no cobró nada.',
  advice: {
    before: 'Vuelve a cargar la página. Si pasa otra vez, escribe a ',
    after: ' y dinos el mensaje que aparece abajo.',
  },
  reload: 'Volver a cargar la página',
  start: 'Ir a la página de inicio',
  heading: '¡Error inesperado de la aplicación!',
};
