import { notOpened, trialUsed, type ErrorCode } from '#domain/errors.ts';
import { brand } from '../brand.ts';
import type * as english from '../errors.ts';
import { pluralize } from '#domain/pluralize.ts';

const freshLink = 'Pide un enlace nuevo.';
const notVerified = 'No se pudo verificar tu correo. Inténtalo otra vez.';
const notAccepted = 'No se aceptaron los datos. Revisa lo que escribiste e inténtalo otra vez.';
const noDetails = 'No se pudieron obtener los datos de la suscripción';

const wordsByCode: Readonly<Record<ErrorCode, english.ErrorWords>> = {
  'auth/invalid-email': 'Escribe un correo válido',
  'auth/link-not-sent': 'No se pudo enviar el correo de verificación. Inténtalo otra vez.',
  'auth/popup-blocked':
    'Tu navegador bloqueó la ventana de Google. Permite las ventanas emergentes para este sitio.',
  'auth/popup-closed': 'Se canceló el acceso con Google. Inténtalo otra vez.',
  'auth/unauthorized-domain':
    'Este dominio no está autorizado para el acceso con Firebase. Revisa los ajustes en la consola de Firebase.',
  'auth/google-failed': ({ message = 'no dio la razón', code = 'desconocido' }) =>
    `No se pudo iniciar sesión con Google: ${message} (${code})`,
  'auth/recent-login-required':
    'No se guardó tu contraseña. Vuelve a iniciar sesión; lo demás que escribiste se conserva.',
  // The provider's reason is in English, so a text of ours replaces it.
  'auth/password-refused': 'Esta contraseña no se aceptó. Elige otra.',
  'session/signed-out': 'Se cerró tu sesión. Vuelve a iniciar sesión.',
  'session/signed-out-at-payment':
    'Ya aprobaste en PayPal, pero en este navegador no has iniciado sesión. Iníciala con el mismo correo de antes.',
  'session/not-kept':
    'Este navegador no recuerda tu sesión, porque no deja que nuestro sitio guarde nada. Inicia sesión.',
  'session/unverified': notVerified,
  'verify/email-missing': 'No se encontró el correo. Intenta iniciar sesión otra vez desde el principio.',
  'verify/invalid-link': `El enlace de verificación no es válido. ${freshLink}`,
  'verify/code-used': `Este enlace de verificación ya se usó o no es válido. ${freshLink}`,
  // Treated as success (R-VERIFY-IN-USE).
  'verify/email-in-use': '¡Tu correo quedó verificado! Te llevamos al registro...',
  'verify/provider': notVerified,
  'verify/failed': notVerified,
  'verify/unsupported-mode': 'Este tipo de verificación no se admite.',
  'verify/no-code': 'Falta el código de verificación. Intenta iniciar sesión otra vez desde el principio.',
  'verify/default': 'No se pudo verificar. Intenta iniciar sesión otra vez.',
  'reset/invalid-code': 'El código falta o no es válido.',
  'reset/passwords-differ': 'Las contraseñas no son iguales.',
  'reset/provider': `No se pudo cambiar tu contraseña. ${freshLink}`,
  'registration/invalid-email': 'El correo no es válido',
  'registration/already-subscribed': 'Este correo ya está registrado. Inicia sesión.',
  'registration/address-held': `Otra cuenta tiene una suscripción con este correo. Escribe a ${brand.supportEmail}.`,
  'registration/missing': 'Primero llena el formulario de registro.',
  'registration/invalid': notAccepted,
  'registration/terms-not-accepted': 'Tienes que aceptar los términos de uso para continuar.',
  'plan/missing': 'Error: faltan los datos del plan. Vuelve a cargar la página e inténtalo otra vez.',
  'plan/mismatch': noDetails,
  'coupon/empty': 'Escribe un código de cupón',
  'coupon/invalid': 'El código no es válido o el cupón ya se agotó',
  'coupon/none-available': 'No hay cupones disponibles',
  'coupon/plan-not-found': ({ name = '' }) => `No se encontró el plan de descuento “${name}”`,
  'coupon/plan-broken': 'Error al aplicar el plan de descuento',
  'coupon/check-failed': 'Error al revisar el cupón. Inténtalo otra vez.',
  'coupon/redeem-failed': 'Error al aplicar el cupón. Inténtalo otra vez.',
  'coupon/not-validated': 'Primero escribe y aplica un cupón',
  'checkout/free-failed': 'Hubo un error al terminar. Inténtalo otra vez.',
  'checkout/details-failed': ({ outcome, why }) => {
    if (why === trialUsed.why) {
      return 'Esta cuenta de PayPal ya tuvo su prueba gratis, así que cancelamos la suscripción. No se cobró nada. Puedes suscribirte sin prueba.';
    }
    return outcome === notOpened.outcome
      ? `${noDetails}. No se activó nada. Si se te cobró algo, te lo reembolsaremos y te escribiremos. Puedes intentarlo otra vez.`
      : noDetails;
  },
  'checkout/not-approved': ({ message = 'no se dio la razón' }) => `El pedido no se aprobó: ${message}`,
  'checkout/popup-blocked':
    'El pedido no se aprobó: tu navegador bloqueó la ventana de PayPal. No se pagó nada.',
  'checkout/payment-unavailable': 'No se pudo conectar con PayPal. No se cobró nada. Inténtalo otra vez.',
  'checkout/payment-refused': `PayPal no acepta este pago, y volver a intentarlo no servirá. No se cobró nada. Ya recibimos el aviso. Escribe a ${brand.supportEmail}.`,
  'checkout/currency-refused': ({ currency = '', instead }) =>
    instead === undefined
      ? `Por ahora, PayPal no puede cobrar aquí en ${currency}. No se cobró nada. Ya recibimos el aviso. Escribe a ${brand.supportEmail}.`
      : `Por ahora, PayPal no puede cobrar aquí en ${currency}. No se cobró nada. Puedes pagar en ${instead}.`,
  'checkout/price-changed':
    'El precio o la fecha de cobro cambió desde que abriste esta página. No se cobró nada. Revisa el nuevo monto y la nueva fecha antes de continuar.',
  'account/none': 'Esta cuenta todavía no tiene suscripción.',
  'account/not-changeable': 'Esta suscripción no se puede cambiar ahora. No se cambió nada.',
  'account/same-plan': 'Eso es lo que ya tienes. No se cambió nada.',
  'account/change-refused': 'PayPal no aceptó este cambio. No se cambió nada.',
  'account/recent-login-required': 'Vuelve a iniciar sesión antes de borrar la cuenta.',
  'account/address-taken':
    'Otra cuenta ya usa este correo, así que no pudimos recuperarlo. Escríbenos y lo resolvemos.',
  'link/invalid': 'Este enlace ya no sirve. Se usó, venció o se reemplazó.',
  'contact/required-fields': 'Llena todos los campos obligatorios (nombre, correo, mensaje)',
  'request/invalid': notAccepted,
  'request/too-many': ({ retryAfterSeconds }) =>
    `Demasiados intentos. Espera ${pluralize(Math.ceil(Number(retryAfterSeconds) / 60) || 1, 'minuto', 'minutos')} e inténtalo otra vez.`,
  'network/unreachable': 'No pudimos conectar con nuestro servidor. Revisa tu conexión e inténtalo otra vez.',
  'service/unexpected': 'Algo salió mal de nuestro lado. Inténtalo otra vez.',
};

export const errorMessage: typeof english.errorMessage = ({ code, details }) => {
  const words = wordsByCode[code];
  return typeof words === 'string' ? words : words(details);
};

export const hasWords = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(wordsByCode, code);
