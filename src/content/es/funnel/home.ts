import type { Translated } from '#domain/translated.ts';
import { brand } from '../../brand.ts';
import type * as english from '../../funnel/home.ts';

export const home: Translated<typeof english.home> = {
  heading: `Te damos la bienvenida a ${brand.name}`,
  body: 'Prepara tu food truck en cuatro pasos cortos: cuenta, plan, pago y listo. Tu primera suscripción empieza con una prueba gratis.',
  start: 'Crear cuenta',
};

/** The gate for an owner who has a subscription. */
export const alreadySubscribed: Translated<typeof english.alreadySubscribed> = {
  title: 'Ya tienes una suscripción',
  heading: 'Este correo ya existe',
  body: 'Este correo ya está registrado. Inicia sesión.',
  signIn: 'Iniciar sesión',
  signedIn: 'Tu sesión está abierta y ya no te falta ningún paso.',
  account: 'Abrir mi cuenta',
};

export const knownOwner: Translated<typeof english.knownOwner> = {
  heading: 'Qué bueno verte de nuevo',
  signedInAs: (email) => `Tu sesión está abierta como ${email}.`,
  proceed: 'Continuar',
  another: 'Usar otra cuenta',
};
