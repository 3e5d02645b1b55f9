import { expect, it } from 'vitest';
import { lastUpdated } from '#content/es/legal/document.ts';
import { termsVersion } from '#domain/terms.ts';

it('is the day of the terms in Spanish too, which owners agree to by its version (R-LEGAL-DATE)', () => {
  const [day, month, year] = termsVersion.split('.').map(Number) as [number, number, number];
  const written = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(lastUpdated).toContain(written.format(Date.UTC(year, month - 1, day)));
});
