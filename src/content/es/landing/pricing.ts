import { baseCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { pricesIn } from '../../landing/prices.ts';
import type * as english from '../../landing/pricing.ts';
import type { Translated } from '#domain/translated.ts';
import { currencyPlurals } from '../currencies.ts';
import { featuresInWords } from '../planFeatures.ts';
import { tablets } from '#domain/es/tablets.ts';

const { min, max } = limits.posDevices;

/** The two plans with their prices in the billed currency: the preferred one, or dollars if nothing is sold in it. */
export const planCards: Translated<typeof english.planCards, 'name'> = (preferred) => {
  const { monthly, yearly } = pricesIn(preferred);
  return [
    {
      name: 'Yearly',
      label: 'Anual',
      badge: 'MÁS POPULAR',
      price: yearly.perMonth,
      period: 'al mes',
      notes: [
        `${yearly.trialDays} días de prueba gratis`,
        `Un cobro al año: ${yearly.billed}`,
        ...(yearly.saved
          ? [`Ahorras ${yearly.saved.amount} al año`, `Ahorras ${yearly.saved.percent}% si pagas por año`]
          : []),
      ],
      start: 'Empieza con el anual',
    },
    {
      name: 'Monthly',
      label: 'Mensual',
      price: monthly.perMonth,
      period: 'al mes',
      notes: [`${monthly.trialDays} días de prueba gratis`, 'Un cobro cada mes'],
      start: 'Empieza con el mensual',
    },
  ];
};

const columns: Record<PublicPlanName, string> = { Monthly: 'Mensual, al mes', Yearly: 'Anual, al año' };

/** The texts below the plans, in the billed currency. */
export const furtherPrices: Translated<typeof english.furtherPrices> = (preferred) => {
  const { currency, additional, rows } = pricesIn(preferred);
  return {
    devices: `Precios en ${currencyPlurals[currency]}. La primera tableta va incluida. Cada tableta adicional cuesta ${additional.Monthly} al mes, o ${additional.Yearly} al año en el plan anual. Cambia el número cuando quieras.`,
    table: {
      summary: `Los precios de ${min} a ${max} tabletas`,
      caption: `Precio de cada plan, en ${currencyPlurals[currency]}`,
      devices: 'Tabletas',
      columns: publicPlanNames.map((name) => columns[name]),
      rows: rows.map(({ devices, prices }) => ({
        devices: tablets(devices),
        prices,
      })),
    },
  };
};

/** The pricing section: the two plans, and every price in dollars. Amounts come from the price list. */
export const pricing: Translated<typeof english.pricing, 'name'> = {
  id: 'pricing',
  titleIn: (currency) =>
    `${pricesIn(currency).monthly.perMonth} al\u00A0mes, ${pricesIn(currency).nothing} hoy`,
  lead: 'Los dos planes incluyen todo. Haz una pausa por temporada. Cancela cuando quieras, sin preguntas y sin cargo por cancelar.',
  plans: planCards(baseCurrency),
  included: { title: 'En los dos planes', features: featuresInWords(listedPlan('Yearly').features) },
  ...furtherPrices(baseCurrency),
};
