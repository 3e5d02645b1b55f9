import { limits } from '#domain/limits.ts';
import type { Translated } from '#domain/translated.ts';
import type { signIn as english } from '../../funnel/signIn.ts';

export const signIn: Translated<typeof english> = {
  heading: 'Crea tu cuenta',
  intro: 'Con Google o un enlace a tu correo. Tu primera suscripción empieza con una prueba gratis.',
  google: 'Registrarme con Google',
  googleBusy: 'Esperando a Google...',
  googlePage: 'Continuar sin ventana emergente',
  embedded: {
    refused:
      'Google no deja iniciar sesión desde el navegador de otra app, como este. Usa tu correo, o abre esta página en Safari o Chrome.',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    notCopied: (address) => `No se pudo copiar el enlace. Selecciónalo aquí: ${address}`,
  },
  divider: 'O',
  submit: 'Crear cuenta con mi correo',
  submitBusy: 'Enviando tu enlace...',
  legal: {
    before: 'Al crear una cuenta aceptas nuestros ',
    between: ' y confirmas que leíste nuestro ',
    after: `. Debes tener ${limits.age.min} años o más.`,
  },
  existing: {
    heading: '¿Ya tienes una cuenta?',
    signIn: 'Inicia sesión',
    comeBack: 'Usa el mismo correo. Una prueba gratis por persona.',
    forgot: '¿Olvidaste tu contraseña?',
    forgotEmailFirst: 'Primero escribe tu correo arriba.',
    forgotBusy: 'Enviando...',
    forgotSent: 'Si este correo tiene una cuenta, va en camino un enlace para cambiar la contraseña.',
  },
  forAccount: {
    heading: 'Inicia sesión',
    intro: 'Con Google o un enlace a tu correo. Después se abre tu cuenta.',
    google: 'Iniciar sesión con Google',
    submit: 'Enviarme un enlace',
    legal: {
      before: 'Al iniciar sesión aceptas nuestros ',
      between: ' y confirmas que leíste nuestro ',
    },
    existing: {
      heading: '¿No puedes iniciar sesión?',
      comeBack: 'Usa el correo donde te llegan nuestros mensajes.',
    },
  },
};
