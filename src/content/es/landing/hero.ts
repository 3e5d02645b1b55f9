import { baseCurrency } from '#domain/currency.ts';
import type { Translated } from '#domain/translated.ts';
import type { hero as english } from '../../landing/hero.ts';
import { pricesIn } from '../../landing/prices.ts';

const { monthly, additional, nothing } = pricesIn(baseCurrency);

/** The first screen of the landing page. The slip quotes the price list. */
export const hero: Translated<typeof english> = {
  id: 'home',
  kicker: 'Para food trucks, carritos y puestos',
  title: 'Toma el control de tu food truck',
  titleEnd: 'con geolocalización inteligente',
  body: 'Los mapas dicen qué lugares sí dejan dinero, hora por hora. Funciona sin señal. Sin equipo especial: con la tableta que ya tienes.',
  start: 'Empieza ahora',
  watch: { label: 'Mira el demo', href: '#how-it-works' },
  promises: [
    `${nothing} hoy`,
    // Names the dollars once, because in Mexico a bare $49 reads as pesos. A desktop breaks the line where it is broken here.
    `${monthly.trialDays} días gratis,\nluego ${monthly.perMonth} al mes, en dólares`,
    'Pausa o cancela gratis',
  ],
  screens: {
    order: {
      alt: 'La pantalla de pedidos en una tableta: teclas de tacos, dumplings, antojitos y bebidas, y el pedido con descuentos y total.',
    },
    map: {
      alt: 'El mapa de una ciudad en la tableta: cuánto ganó cada lugar, ya sin gastos, un martes al mediodía; el mejor brilla en rojo.',
    },
  },
  slip: {
    title: 'Un food truck, una tableta',
    lines: [
      { what: 'Plan mensual', price: monthly.perMonth },
      { what: 'Cada tableta adicional', price: additional.Monthly },
      { what: `Primeros ${monthly.trialDays} días`, price: 'gratis' },
      { what: 'Sin señal', price: 'sigue vendiendo' },
      { what: 'Cancelar', price: 'sin cargo' },
    ],
    total: { what: 'Hoy pagas', price: nothing },
  },
};
