import { baseCurrency as currency } from '#domain/currency.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import { priceForCurrency } from '#domain/plan.ts';
import type { Translated } from '#domain/translated.ts';
import type { hero as english } from '../../landing/hero.ts';

const plan = listedPlan('Monthly');
const monthly = priceForCurrency(plan, currency);

function dollars(amount: MinorUnits): string {
  return formatRoundMoney({ amount, currency });
}

/** The first screen of the landing page. The slip quotes the price list. */
export const hero: Translated<typeof english> = {
  id: 'home',
  kicker: 'Para food trucks y vendedores ambulantes',
  title: 'Toma el control de tu food truck',
  titleEnd: 'con geolocalización inteligente',
  body: 'Mira lo que gana cada esquina, hora por hora: los mapas te muestran qué lugares de verdad dejan dinero. Sin equipo especial: con la tableta que ya tienes.',
  start: 'Empieza ahora',
  watch: { label: 'Ver demostración', href: '#how-it-works' },
  promises: [
    `${dollars(0)} hoy`,
    `${plan.freeTrialDays} días gratis, luego ${dollars(monthly.price)} al mes`,
    'Te vas cuando quieras',
  ],
  screens: {
    order: {
      alt: 'La pantalla de pedidos en una tableta: teclas para tacos, dumplings, acompañantes y bebidas, y el pedido con sus descuentos y su total.',
    },
    map: {
      figure: '$412',
      alt: 'La pantalla del mapa en una tableta: lo que dejó cada lugar de la ciudad, ya sin costos, un martes al mediodía; el mejor brilla en rojo.',
    },
  },
  slip: {
    title: 'Un camión, una tableta',
    lines: [
      { what: 'Plan mensual', price: dollars(monthly.price) },
      { what: 'Cada tableta más', price: dollars(monthly.additionalDevice) },
      { what: `Primeros ${plan.freeTrialDays} días`, price: 'gratis' },
      { what: 'Sin señal', price: 'igual vende' },
      { what: 'Irte', price: 'sin cargo' },
    ],
    total: { what: 'Hoy pagas', price: dollars(0) },
  },
};
