import type { billWords as english } from '../billWords.ts';
import type { Translated } from '../translated.ts';
import { extraTablets, tablets } from './tablets.ts';

export const billWords: Translated<typeof english> = {
  plan: (interval) => ({ month: 'Plan mensual', year: 'Plan anual' })[interval],
  withCoupon: (plan, code) => `${plan} con el cupón ${code}`,
  planFor: (plan, posDevices) => `${plan}, ${tablets(posDevices)}`,
  extraDevices: extraTablets,
  coupon: (code) => `Cupón ${code}`,
  subscription: 'Suscripción',
  total: 'Total',
  returned: 'Reembolsado',
};
