import type { Translated } from '#domain/translated.ts';
import type { checkEmail as english } from '../../funnel/checkEmail.ts';
import { pluralize } from '#domain/pluralize.ts';

export const checkEmail: Translated<typeof english> = {
  heading: 'Revisa tu correo',
  sentTo: {
    before: 'Te enviamos un enlace a ',
    address: (email: string) => `${email}.`,
    after: ' Ábrelo para iniciar sesión.',
  },
  sentToUnknown: 'Te enviamos un enlace a tu correo. Ábrelo para iniciar sesión.',
  advice: {
    before: '¿No llega nada en un minuto? Revisa el correo no deseado (spam), o escribe a ',
    after: ' y te ayudamos.',
  },
  resend: 'Enviar el enlace otra vez',
  resendBusy: 'Enviando...',
  resendIn: (seconds) => `Enviar otra vez en ${pluralize(seconds, 'segundo', 'segundos')}`,
  resent: 'Va en camino un enlace nuevo. Solo funciona el último.',
  change: 'Usar otro correo',
  openMailbox: (service) => `Abrir ${service}`,
  inbox: 'Abrir el buzón de pruebas',
};
