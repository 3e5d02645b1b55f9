import type { billWords as english } from '../billWords.ts';
import type { Translated } from '../translated.ts';

/** A number of tablets: `3 tabletas`. */
export const tablets = (count: number) => `${count} ${count === 1 ? 'tableta' : 'tabletas'}`;

/** The texts of a bill, on the account page and in e-mails. */
export const billWords: Translated<typeof english> = {
  plan: (interval) => ({ month: 'Plan mensual', year: 'Plan anual' })[interval],
  withCoupon: (plan, code) => `${plan} con el cupón ${code}`,
  planFor: (plan, posDevices) => `${plan}, ${tablets(posDevices)}`,
  extraDevices: (count, each) =>
    count === 1 ? `1 tableta adicional de ${each}` : `${count} tabletas adicionales, ${each} cada una`,
  coupon: (code) => `Cupón ${code}`,
  subscription: 'Suscripción',
  total: 'Total',
  returned: 'Reembolsado',
};
