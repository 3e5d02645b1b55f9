import { expect, it } from 'vitest';
import { lastUpdated } from '#content/es/legal/document.ts';
import { termsVersion } from '#domain/terms.ts';

it('is the date of the terms in Spanish too, because owners agree to that version (R-LEGAL-DATE)', () => {
  const [day, month, year] = termsVersion.split('.').map(Number) as [number, number, number];
  const written = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(lastUpdated).toContain(written.format(Date.UTC(year, month - 1, day)));
});
