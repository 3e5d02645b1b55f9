import { draftTexts } from '#domain/draft.ts';
import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../legal/document.ts';
import { binding, contentsLabel, lastUpdated, summaryTitle } from './document.ts';

/** The Cookies page: everything that the site stores in a browser. */
export const cookies: LegalDocument = {
  title: 'Cookies',
  lastUpdated,
  summary: {
    title: summaryTitle,
    sentences: [
      'No usamos cookies de publicidad, ni ninguna que te siga por internet.',
      'Tu navegador recuerda lo que escribes mientras te registras, para que no se pierda si vuelves a cargar la página. Al cerrar sesión se borra.',
      'Lo que pruebas en los demos se queda en tu propio navegador.',
      'PayPal y Google pueden poner cookies suyas donde los uses.',
      'Puedes borrar todo cuando quieras en los ajustes de tu navegador.',
    ],
  },
  contentsLabel,
  lead: `${binding} Esta página dice todo lo que tu navegador guarda cuando usas ${brand.name}.`,
  parts: [
    {
      id: 'sign-up',
      heading: 'Mientras te registras',
      paragraphs: [
        'Para que no pierdas tu lugar si vuelves a cargar la página, el almacenamiento local de tu navegador guarda lo que escribiste:',
      ],
      items: [
        `${['email', 'name', ...draftTexts, 'posDevices', 'currency', 'plan'].join(', ')}: lo que escribiste y elegiste,`,
        'marketingConsent, termsAccepted: las casillas que marcaste,',
        'mode, GoogleSignOn, userCred: cómo iniciaste sesión, y quién eres,',
        'finishedAt: cuándo terminaste, para que tus otras pestañas lo sepan,',
        'returnTo: la página que se muestra cuando ya iniciaste sesión,',
        'unsent, left-for-google, loadedAnew: en una sola pestaña, un formulario a medias mientras cambias de idioma, y si saliste a Google o si la página se volvió a cargar.',
      ],
    },
    {
      id: 'signed-in',
      heading: 'Mientras tienes la sesión abierta',
      paragraphs: [
        'Firebase Authentication, el servicio de acceso de Google, mantiene tu sesión abierta con el almacenamiento local de tu navegador. Hace falta para iniciar sesión y para nada más. Al cerrar sesión se borra esto y lo que escribiste arriba.',
      ],
    },
    {
      id: 'demos',
      heading: 'Mientras pruebas cosas',
      paragraphs: [
        'Los demos de la página de inicio son solo tuyos: nada de lo que haces ahí se nos envía. Para que los encuentres como los dejaste, el almacenamiento local guarda:',
      ],
      items: [
        'curbwise-demo: el menú, los pedidos y los ajustes de los demos, hasta que los reinicies o cierres sesión,',
        'motion: si pusiste las animaciones en pausa,',
        'language: el idioma en que lees este sitio.',
      ],
    },
    {
      id: 'offline',
      heading: 'Para que las páginas abran sin señal',
      paragraphs: [
        'Tu navegador guarda una copia de las páginas públicas y de sus imágenes. Los precios se actualizan cada vez que hay señal. La copia no contiene nada sobre ti.',
      ],
    },
    {
      id: 'counts',
      heading: 'Lo que contamos sin cookies',
      paragraphs: [
        'Contamos cuántas visitas llegan a cada paso del registro. Para eso no se guarda nada en tu navegador. Si tu navegador envía Global Privacy Control o Do Not Track, no te contamos.',
      ],
    },
    {
      id: 'others',
      heading: 'De otros',
      paragraphs: [
        'El botón de PayPal solo aparece en la pantalla de pago, y ahí PayPal puede poner cookies suyas para evitar fraudes. Si inicias sesión con Google, la ventana de Google usa las cookies de Google. reCAPTCHA, de Google, puede funcionar donde te registras o inicias sesión, para comprobar que una solicitud viene de este sitio, y puede guardar datos en tu navegador. Sus propios avisos dicen para qué.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Tú decides',
      paragraphs: [
        'Puedes borrar todo esto cuando quieras en los ajustes de tu navegador. Sin eso puedes leer el sitio, pero no iniciar sesión.',
        `Preguntas: ${brand.supportEmail}.`,
      ],
    },
  ],
};
