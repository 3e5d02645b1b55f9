import type { Translated } from '#domain/translated.ts';
import type { verify as english } from '../../funnel/verify.ts';

/** The screen that a link from an e-mail opens. */
export const verify: Translated<typeof english> = {
  heading: 'Verifica tu correo',
  working: 'Revisando tu enlace...',
  successHeading: 'Correo verificado',
  success: '¡Tu correo quedó verificado! Te llevamos al registro...',
  failedHeading: 'No se verificó tu correo',
  back: 'Volver a iniciar sesión',
  newLink: 'Enviar un enlace nuevo',
  newLinkBusy: 'Enviando...',
  newLinkTo: (email) => `Te podemos enviar un enlace nuevo a ${email}.`,
  confirm: {
    heading: '¿Es tu correo?',
    body: 'Este enlace se pidió en otro navegador o dispositivo. Si no lo pediste, cierra esta página.',
    go: (email) => `Continuar como ${email}`,
  },
  choice: {
    heading: '¿Cuál es tu correo?',
    body: 'Empezaste con un correo, y este enlace es para otro. Elige con cuál quieres seguir.',
    keep: (email) => `Seguir con ${email}`,
    link: (email) => `Usar el enlace de ${email}`,
  },
};
