import { expect, it } from 'vitest';
import { brandFrom, defaultBrand } from '#domain/brand.ts';

it('the brand takes what an environment sets and keeps its own where that is missing or empty', () => {
  const brand = brandFrom({
    supportEmail: 'help@truck.example',
    helpUrl: '',
    social: { facebook: 'https://facebook.example/truck', twitter: '', linkedin: undefined },
  });
  expect(brand).toEqual({
    ...defaultBrand,
    supportEmail: 'help@truck.example',
    social: { ...defaultBrand.social, facebook: 'https://facebook.example/truck' },
  });
});
