import { expect, it } from 'vitest';
import { brandFrom, defaultBrand } from '#domain/brand.ts';
import { defaultSocial, socialFrom } from '#domain/social.ts';

it('the brand uses the environment’s values and its own where these are missing or empty', () => {
  const brand = brandFrom({
    supportEmail: 'help@truck.example',
    helpUrl: '',
    seller: { name: 'Truck & Tray, Inc.', address: '12 Cook Street; Austin, TX 78701' },
  });
  expect(brand).toEqual({
    ...defaultBrand,
    supportEmail: 'help@truck.example',
    seller: { name: 'Truck & Tray, Inc.', address: ['12 Cook Street', 'Austin, TX 78701'] },
  });
});

it('a seller without settings says that it is a placeholder', () => {
  const { seller } = brandFrom({ seller: { name: '', address: '' } });
  expect(seller).toEqual(defaultBrand.seller);
  for (const words of [seller.name, ...seller.address]) expect(words).toContain('(placeholder)');
});

it('so do the profiles on other sites', () => {
  const given = { facebook: 'https://facebook.example/truck', twitter: '', linkedin: undefined };
  expect(socialFrom(given)).toEqual({ ...defaultSocial, facebook: 'https://facebook.example/truck' });
});
