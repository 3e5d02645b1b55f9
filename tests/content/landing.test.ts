import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { company } from '#content/landing/company.ts';
import { features } from '#content/landing/features.ts';
import { footer } from '#content/landing/footer.ts';
import { hero } from '#content/landing/hero.ts';

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
  ])('leads to %s on the landing page, from any page', (anchor) => {
    expect(footerHrefs).toContain(`/#${anchor}`);
  });

  it.each(['/terms-of-use', '/privacy-notice', '/cookies', '/sitemap.xml'])('leads to %s', (page) => {
    expect(footerHrefs).toContain(page);
  });

  it('leads to the four profiles of the brand', () => {
    expect(footer.social.links.map(({ href }) => href)).toEqual(Object.values(brand.social));
  });

  it('says whose page it is, and of which year', () => {
    expect(footer.copyright(2031)).toBe('© 2031 Curbwise');
  });
});

describe('the company', () => {
  it('has an answer for each anchor that no other section answers', () => {
    expect(company.blocks.map(({ id }) => id)).toEqual([
      'about',
      'team',
      'careers',
      'press',
      'testimonials',
      'help',
      'api',
      'status',
    ]);
  });

  it('states its targets as targets', () => {
    const status = company.blocks.find(({ id }) => id === 'status');
    expect(status?.body).toContain('We aim for 99% availability');
    expect(status?.body).toContain('within 8 hours');
  });
});

it('the claim of 30% is marked as one, and leads to where it can be checked', () => {
  const { badge, title, body, link } = features.claim;
  expect(title).toBe('30% profit increase');
  expect(badge).toBe('Our claim');
  expect(body).toContain('not published yet');
  expect(link.href).toBe('#own-numbers');
});

it('each demo can be reached from what it shows', () => {
  const hrefs = Object.values(features.cards).map(({ link }): string => link.href);
  for (const demo of ['heat-map', 'menu-builder', 'point-of-sale', 'analytics']) {
    expect(hrefs).toContain(`#try-it-${demo}`);
  }
});

it('the first screen says what a month costs, and that today costs nothing', () => {
  expect(hero.slip.lines[0]).toEqual({ what: 'Monthly plan', price: '$49' });
  expect(hero.slip.lines[2]).toEqual({ what: 'First 7 days', price: 'free' });
  expect(hero.slip.total.price).toBe('$0');
});
