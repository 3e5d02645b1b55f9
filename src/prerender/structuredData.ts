import type { Graph } from 'schema-dts';
import { brand } from '#content/brand.ts';
import { social } from '#content/social.ts';
import { faq } from '#content/landing/faq.ts';
import { pricing } from '#content/landing/pricing.ts';
import { pageDescriptions, runsOn } from '#content/pages.ts';
import { baseCurrency } from '#domain/currency.ts';
import { language } from '#domain/language.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { toDecimalString } from '#domain/money.ts';
import { paths, sectionPath } from '#domain/paths.ts';
import { quoteFor } from '#domain/quote.ts';

const address = (fragment: string) => brand.siteUrl + sectionPath(fragment);

const offers = pricing.plans.map(({ name, label }) => {
  const { total, currency, interval } = quoteFor({
    plan: listedPlan(name),
    posDevices: limits.posDevices.included,
    currency: baseCurrency,
  });
  const price = toDecimalString({ amount: total, currency });
  return {
    '@type': 'Offer' as const,
    name: label,
    price,
    priceCurrency: currency,
    url: address('pricing'),
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      price,
      priceCurrency: currency,
      billingDuration: 1,
      unitCode: { month: 'MON', year: 'ANN' }[interval],
    },
  };
});

/** Structured data of the landing page (schema.org): the product with its offers, the FAQ and the organization. */
export const structuredData: Graph = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': address('organization'),
      name: brand.name,
      url: brand.siteUrl + paths.landing,
      logo: `${brand.siteUrl}/icon-512.png`,
      email: brand.supportEmail,
      sameAs: Object.values(social),
    },
    {
      '@type': 'SoftwareApplication',
      name: brand.name,
      inLanguage: language,
      description: pageDescriptions.landing,
      applicationCategory: 'BusinessApplication',
      operatingSystem: runsOn,
      publisher: { '@id': address('organization') },
      offers,
    },
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: faq.items.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ],
};
