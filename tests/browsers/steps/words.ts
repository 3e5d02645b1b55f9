import { checkEmail } from '#content/funnel/checkEmail.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { final } from '#content/funnel/final.ts';
import { plans } from '#content/funnel/plans.ts';
import { register } from '#content/funnel/register.ts';
import { shared } from '#content/funnel/shared.ts';
import { signIn } from '#content/funnel/signIn.ts';
import { hero } from '#content/landing/hero.ts';
import { checkEmail as revisaTuCorreo } from '#content/es/funnel/checkEmail.ts';
import { checkout as pago } from '#content/es/funnel/checkout.ts';
import { final as confirmacion } from '#content/es/funnel/final.ts';
import { plans as planes } from '#content/es/funnel/plans.ts';
import { register as registro } from '#content/es/funnel/register.ts';
import { shared as comunes } from '#content/es/funnel/shared.ts';
import { signIn as entrada } from '#content/es/funnel/signIn.ts';
import { hero as portada } from '#content/es/landing/hero.ts';
import type { Translated } from '#domain/translated.ts';

/** The texts of the sign-up by screen, and those of the window that replaces PayPal's. */
export const english = {
  home: '/',
  hero,
  signIn,
  checkEmail,
  register,
  plans,
  checkout,
  final,
  shared,
  agree: 'Agree & Subscribe',
};

export type Words = Translated<typeof english, 'value'>;

export const spanish: Words = {
  home: '/es',
  hero: portada,
  signIn: entrada,
  checkEmail: revisaTuCorreo,
  register: registro,
  plans: planes,
  checkout: pago,
  final: confirmacion,
  shared: comunes,
  agree: 'Aceptar y suscribirse',
};
