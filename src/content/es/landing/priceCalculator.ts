import { limits } from '#domain/limits.ts';
import type { Translated } from '#domain/translated.ts';
import type { priceCalculator as english } from '../../landing/priceCalculator.ts';
import { currencyOptions, pricesElsewhere } from '../currencies.ts';
import { planName } from '../planName.ts';
import { extraTablets, tablets } from '#domain/es/tablets.ts';

const { min, max } = limits.posDevices;

/** The price calculator: the price of the visitor's tablets, to the cent, as in the checkout. */
export const priceCalculator: Translated<typeof english, 'value'> = {
  label: 'Tu precio',
  posDevices: {
    label: 'Tabletas',
    lessLabel: 'Quitar una tableta',
    moreLabel: 'Agregar una tableta',
    hint: `De ${min} a ${max} tabletas`,
  },
  plan: 'Plan',
  currency: { label: 'Moneda', options: currencyOptions, elsewhere: pricesElsewhere },
  bill: {
    title: 'Tu precio',
    plan: (plan) => `Plan ${planName(plan)}`,
    firstDevice: 'Primera tableta incluida',
    extraDevices: extraTablets,
    total: tablets,
    period: {
      month: (year) => `al mes. En doce meses son ${year}.`,
      year: (month) => `al año. Son ${month} al mes.`,
    },
  },
};
