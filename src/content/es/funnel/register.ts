import { limits } from '#domain/limits.ts';
import type { Translated } from '#domain/translated.ts';
import type { register as english } from '../../funnel/register.ts';
import { currencyOptions, pricesElsewhere } from '../currencies.ts';
import { tablets } from '#domain/es/tablets.ts';
import { pluralize } from '#domain/pluralize.ts';

export const register: Translated<typeof english, 'value'> = {
  heading: 'Regístrate',
  groups: { you: 'Sobre ti', truck: 'Tu food truck', password: 'Contraseña de tu panel' },
  fullName: {
    label: 'Nombre completo',
    tooLongAtGoogle: (name) =>
      `Tu nombre en Google, ${name}, tiene más de ${limits.fullName.max} caracteres. Con tu nombre de pila basta.`,
  },
  restaurantName: { label: 'Nombre del food truck' },
  email: { label: 'Correo', verified: 'Verificado' },
  password: {
    label: 'Contraseña',
    atLeast: `Al menos ${limits.password.min} caracteres`,
    hint: `Al menos ${limits.password.min} caracteres. Cuanto más larga, más segura.`,
    lost: 'Escribe otra vez tu contraseña. No la guardamos cuando cambias de idioma.',
  },
  confirmPassword: { label: 'Confirma la contraseña' },
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  businessName: { label: 'Nombre del negocio' },
  taxNumber: { label: 'Número de contribuyente' },
  counter: (used, max) => `${used} de ${max} caracteres`,
  posDevices: {
    label: 'Número de tabletas',
    numberLabel: 'Cuántas tabletas',
    value: (count, price) => {
      const devices = tablets(count);
      return price ? `${devices}: ${price.Monthly} al mes o ${price.Yearly} al año` : devices;
    },
  },
  currency: {
    label: 'Moneda preferida',
    options: currencyOptions,
    billedElsewhere: pricesElsewhere,
  },
  terms: { before: 'Acepto los ', after: '.' },
  marketing: 'Quiero recibir noticias y consejos. Puedo cancelarlos cuando quiera.',
  submit: 'Continuar y elegir plan',
  submitBusy: 'Guardando...',
  fixed: 'corregido',
  errorSummary: (count) =>
    count === 0 ? 'Todo corregido. Puedes continuar.' : `Revisa ${pluralize(count, 'campo', 'campos')}.`,
};
