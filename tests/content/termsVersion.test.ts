import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lastUpdated } from '#content/es/legal/document.ts';
import { termsOfUse as spanish } from '#content/es/legal/termsOfUse.ts';
import { termsOfUse as english } from '#content/legal/termsOfUse.ts';
import { termsVersion } from '#domain/terms.ts';

describe('the version of the terms', () => {
  it('is the date of the terms in Spanish too, because owners agree to that version (R-LEGAL-DATE)', () => {
    const [day, month, year] = termsVersion.split('.').map(Number) as [number, number, number];
    const written = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(lastUpdated).toContain(written.format(Date.UTC(year, month - 1, day)));
  });

  it('names exactly one text, because agreements are stored with the version alone (R-AGREEMENT-KEPT)', () => {
    const text = [english, spanish].map(({ lastUpdated: _, ...terms }) => terms);
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
    expect(
      { version: termsVersion, hash },
      'The terms of use were edited. Set `termsVersion` (src/domain/terms.ts) to the day of the edit and pin both here. Before the first owner has agreed, pinning the hash is enough.',
    ).toEqual({ version: '09.09.2024', hash: '28e2f580e148fe1f' });
  });
});
