import { limits } from '../limits.ts';
import type { registrationMessages as english } from '../registrationMessages.ts';
import type { Translated } from '../translated.ts';

export const registrationMessages: Translated<typeof english> = {
  required: 'Falta este dato',
  fullNameTooLong: `Debe tener ${limits.fullName.max} caracteres o menos`,
  tooLong: (max) => `Debe tener ${max} caracteres o menos`,
  plainText: 'Usa letras, números y puntuación normal',
  passwordTooShort: `La contraseña debe tener al menos ${limits.password.min} caracteres`,
  passwordTooLong: `La contraseña debe tener ${limits.password.max} caracteres o menos`,
  passwordsDiffer: 'Las contraseñas deben ser iguales',
  termsNotAccepted: 'Debes aceptar los términos de uso para continuar',
  currencyUnknown: 'Elige una de las monedas de la lista',
};
