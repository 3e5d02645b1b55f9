import { describe, expect, it } from 'vitest';
import { sellerLine } from '#content/brand.ts';
import { social } from '#content/social.ts';
import { company } from '#content/landing/company.ts';
import { features } from '#content/landing/features.ts';
import { footer } from '#content/landing/footer.ts';
import { header } from '#content/landing/header.ts';
import { hero } from '#content/landing/hero.ts';
import { termsOfUse } from '#content/legal/termsOfUse.ts';
import { priceList } from '#domain/priceList.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';

const footerHrefs = footer.groups.flatMap(({ links }) => links.map(({ href }): string => href));

describe('the foot of a page', () => {
  it.each([
    'about',
    'team',
    'careers',
    'press',
    'features',
    'pricing',
    'testimonials',
    'faq',
    'help',
    'contact',
    'api',
    'status',
  ])('links to %s on the landing page, from any page (R-FOOTER-ANCHORS)', (anchor) => {
    expect(footerHrefs).toContain(`/#${anchor}`);
  });

  it.each(['/terms-of-use', '/privacy-notice', '/cookies', '/sitemap.xml'])(
    'links to the page %s (R-FOOTER-PAGES)',
    (page) => {
      expect(footerHrefs).toContain(page);
    },
  );

  it('links to the four profiles of the brand (R-FOOTER-SOCIAL)', () => {
    expect(footer.social.links.map(({ label, href }) => [label, href])).toEqual([
      ['Facebook', social.facebook],
      ['Twitter', social.twitter],
      ['Instagram', social.instagram],
      ['LinkedIn', social.linkedin],
    ]);
  });

  it('names the seller, or says that the seller is a placeholder until it is set (R-SELLER)', () => {
    expect(sellerLine).toBe('Seller (placeholder), Address (placeholder)');
    expect(JSON.stringify(termsOfUse)).toContain(`The seller is ${sellerLine}.`);
  });

  it('names the brand and the year in the copyright (R-FOOTER-COPYRIGHT)', () => {
    expect(footer.copyright(2031)).toBe('© 2031 Curbwise');
  });
});

describe('the company', () => {
  const answers = company.groups.flatMap(({ blocks }) => [...blocks]);

  it('has a block for each footer anchor without a section (R-FOOTER-ANCHORS)', () => {
    expect(company.about.id).toBe('about');
    expect(answers.map(({ id }) => id)).toEqual([
      'team',
      'careers',
      'press',
      'testimonials',
      'help',
      'api',
      'status',
    ]);
  });

  it('calls its targets targets', () => {
    const status = answers.find(({ id }) => id === 'status');
    expect(status?.body).toContain('We aim for 99% availability');
    expect(status?.body).toContain('within 8 hours');
  });
});

it('the 30% claim is marked as a claim, with an example that adds up (R-FEATURES-CLAIM)', () => {
  const { title, caption, sum } = features.claim;
  expect(title).toBe('30% profit increase');
  expect(caption).toBe('30% is our claim. Try it on your week.');
  expect(sum).toMatchObject({ percent: 30, amounts: { whole: '$2,300', part: '$690' } });
});

it('the bar links to five places of the landing page (R-NAV-ITEMS)', () => {
  expect(header.items.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/#home'],
    ['Features', '/#features'],
    ['How It Works', '/#how-it-works'],
    ['Pricing', '/#pricing'],
    ['Contact', '/#contact'],
  ]);
});

it('the first screen says what it is for, and what it needs (R-HERO-WORDS)', () => {
  expect(`${hero.title} ${hero.titleEnd}`).toBe(
    'Take control of your food truck with smart geolocation intelligence',
  );
  expect(hero.body).toMatch(/^Maps show which spots actually make money.*No special hardware required/u);
});

it('the features name what they run on (R-FEATURES-HARDWARE)', () => {
  expect(Object.values(features.hardware.items)).toEqual([
    'Runs on your existing tablet or iPad',
    'Prints receipts on a thermal printer',
    'Keeps selling without a signal',
  ]);
});

it('there are six features, which link to every demo (R-FEATURES-CARDS)', () => {
  expect(Object.keys(features.cards).toSorted()).toEqual([
    'analytics',
    'discounts',
    'heatMap',
    'menuBuilder',
    'pointOfSale',
    'staff',
  ]);
  const hrefs = Object.values(features.cards).map(({ link }): string => link.href);
  for (const demo of ['heat-map', 'menu-builder', 'point-of-sale', 'analytics']) {
    expect(hrefs).toContain(`#try-it-${demo}`);
  }
});

it('the first screen shows the monthly price and $0 to pay today', () => {
  expect(hero.slip.lines[0]).toEqual({ what: 'Monthly plan', price: listedPrice('Monthly').round });
  expect(hero.slip.lines[2]).toEqual({
    what: `First ${priceList.Monthly.freeTrialDays} days`,
    price: 'free',
  });
  expect(hero.slip.total.price).toBe('$0');
});
