import fc from 'fast-check';
import { describe, expect, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { normalizeText } from '#domain/normalizeText.ts';
import { parseInput } from '#functions/calls/input.ts';
import { itHolds } from '../../support/holds.ts';
import { payPalAt } from './provider.ts';

const id = fc.oneof(
  fc.stringMatching(/^[\w-]{1,60}$/u),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'I-ABCDEFGH1234',
    '../v1',
    'I-1/cancel',
    'I-1?x=1',
    'I-1#x',
    'I-1%2Fcancel',
    ' I-ABC ',
    'I-1\n',
    'Ｉ-ABC',
  ),
);

describe('an id from a browser', () => {
  itHolds(2_500, {
    title: 'is taken if it is letters, digits, hyphens and underscores, three to fifty of them',
    property: fc.property(id, (subscriptionId) => {
      const plain = /^[A-Za-z0-9_-]{3,50}$/u.test(normalizeText(subscriptionId));
      const parse = () => parseInput('activateSubscription', { subscriptionId, orderId: null });
      if (plain) expect(parse().subscriptionId).toBe(normalizeText(subscriptionId));
      else expect(parse).toThrow(AppError);
    }),
  });

  itHolds(2_500, {
    title: 'is one segment of the address it is asked for at',
    property: fc.asyncProperty(id, async (subscriptionId) => {
      const asked: string[] = [];
      const answer = async (input: string | URL | Request) => {
        asked.push(String(input));
        return Response.json({ name: 'RESOURCE_NOT_FOUND' }, { status: 404 });
      };
      vi.stubGlobal('fetch', answer);
      const endpoint = 'http://127.0.0.1:1';
      await payPalAt(endpoint)
        .readSubscription(subscriptionId)
        .catch((error: unknown) => {
          // Invalid text, such as half a surrogate pair, has no address.
          if (!(error instanceof URIError) && (error as Error).name !== 'PayPalError') throw error;
        });
      vi.unstubAllGlobals();
      for (const address of asked) {
        const { origin, pathname, search, hash } = new URL(address);
        expect([origin, search, hash]).toEqual([endpoint, '?fields=plan', '']);
        // `.` and `..` would be resolved in the path; the contract accepts neither.
        if (!['.', '..', ''].includes(subscriptionId)) expect(pathname.split('/')).toHaveLength(5);
        expect(pathname.startsWith('/v1/billing/')).toBe(true);
      }
    }),
  });
});
