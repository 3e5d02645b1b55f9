import type { Translated } from '#domain/translated.ts';
import type { comeBack as english } from '../../funnel/comeBack.ts';

/** The notice for a returning owner on every screen of the sign-up. */
export const comeBack: Translated<typeof english> = {
  title: 'Qué bueno verte de nuevo',
  today: 'Ya tuviste tu prueba gratis. Tu primer cobro es hoy, cuando lo apruebes en PayPal.',
  later: (day) => `Ya tuviste tu prueba gratis. Conservas los días que te quedan. Primer cobro: ${day}.`,
};
