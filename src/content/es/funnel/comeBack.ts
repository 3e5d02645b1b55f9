import type { Translated } from '#domain/translated.ts';
import type { comeBack as english } from '../../funnel/comeBack.ts';

/** The notice for a returning owner on every screen of the sign-up. */
export const comeBack: Translated<typeof english> = {
  title: 'Qué bueno verte otra vez',
  today: 'La prueba gratis se da una sola vez. Tu primer cobro es hoy, cuando aceptas en PayPal.',
  later: (day) => `La prueba gratis se da una sola vez. Conservas los días que tienes. Primer cobro: ${day}.`,
};
