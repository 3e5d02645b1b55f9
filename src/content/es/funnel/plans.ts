import { fallbackPlans } from '#domain/priceList.ts';
import type { Translated } from '#domain/translated.ts';
import type { plans as english } from '../../funnel/plans.ts';
import { featuresInWords } from '../planFeatures.ts';
import { tablets } from '#domain/es/tablets.ts';
import { pluralize } from '#domain/pluralize.ts';
import { perInterval } from './intervals.ts';

function trial(days: number): string {
  return `${pluralize(days, 'día', 'días')} de prueba gratis`;
}

export const plans: Translated<typeof english> = {
  heading: 'Elige tu plan',
  intro: 'Paga por mes o por año. Cancela\u00a0cuando\u00a0quieras.',
  included: 'Los dos planes incluyen todo',
  loading: 'Cargando los datos del plan...',
  groupLabel: 'Plan',
  names: { Monthly: 'Mensual', Yearly: 'Anual' },
  features: featuresInWords,
  popular: 'El más popular',
  select: 'Elegir',
  selected: 'Elegido',
  proceed: 'Ir al pago',
  perInterval,
  about: (price) => `unos ${price}`,
  billedMonthly: 'se cobra cada mes',
  saves: (amount, percent) => `Ahorras ${amount} al año (${percent}%)`,
  billedAnnually: (amount) => `un solo cobro al año de ${amount}`,
  trial,
  firstChargeToday: 'Primer cobro hoy',
  firstChargeOn: (day) => `Primer cobro el ${day}`,
  dueThen: (today, price) => `${today} hoy, después ${price}`,
  devices: (count) => `Para ${tablets(count)}`,
  fallback: {
    notice: 'No se pudo cargar el precio exacto. Son precios de referencia.',
    reload: 'Cargar los precios otra vez',
    Monthly: {
      price: `$${fallbackPlans.Monthly.pricePerMonth}`,
      disclaimer: trial(fallbackPlans.Monthly.freeTrialDays),
      features: featuresInWords(fallbackPlans.Monthly.features),
    },
    Yearly: {
      price: `$${fallbackPlans.Yearly.pricePerMonth}`,
      disclaimer: `un solo cobro al año de $${fallbackPlans.Yearly.billedAnnually ?? 0}. ${trial(fallbackPlans.Yearly.freeTrialDays)}`,
      features: featuresInWords(fallbackPlans.Yearly.features),
    },
  },
};
