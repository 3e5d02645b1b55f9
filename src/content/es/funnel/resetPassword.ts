import type { Translated } from '#domain/translated.ts';
import type { resetPassword as english } from '../../funnel/resetPassword.ts';

/** The screen that a reset link opens, and where an owner requests a new one. */
export const resetPassword: Translated<typeof english> = {
  heading: 'Cambia tu contraseña',
  password: 'Contraseña nueva',
  confirmPassword: 'Confirma la contraseña',
  submit: 'Guardar la contraseña',
  submitBusy: 'Guardando...',
  successHeading: 'Contraseña guardada',
  success: 'Tu contraseña se cambió. Ya puedes iniciar sesión con la nueva.',
  signIn: 'Iniciar sesión',
  another: 'Pedir un enlace nuevo',
  request: {
    lead: 'Escribe tu correo. Te enviaremos un enlace para elegir una contraseña nueva para tu panel.',
    leadAgain: 'El enlace funciona una sola vez y por poco tiempo. Te podemos enviar uno nuevo.',
    submit: 'Enviar el enlace',
    submitBusy: 'Enviando...',
    submitAgain: 'Enviarlo otra vez',
    sentAdvice: '¿No llega nada en un minuto? Revisa el correo no deseado (spam).',
    inbox: 'Abrir el buzón de pruebas',
  },
};
