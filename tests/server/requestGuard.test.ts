import { describe, expect, it } from 'vitest';
import { isCallBody, maxBodyBytes } from '#functions/calls/requestGuard.ts';

const deep = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

describe('the body of a call', () => {
  it.each<[string, unknown]>([
    ['nothing', { data: null }],
    ['an object', { data: { code: 'LAUNCH' } }],
    ['a nested object', { data: deep(6) }],
  ])('may hold %s', (_what, body) => {
    expect(isCallBody(body, 100)).toBe(true);
  });

  it.each<[string, unknown, number?]>([
    ['nothing at all', undefined],
    ['a text', 'data'],
    ['no data', {}],
    ['more than data', { data: {}, secret: 'x' }],
    ['data 3,900 deep', { data: deep(3_900) }],
    ['a list 3,900 deep', { data: JSON.parse(`${'['.repeat(3_900)}${']'.repeat(3_900)}`) as unknown }],
    ['a type that the framework would decode', { data: { '@type': 'type.googleapis.com/x', value: '1' } }],
    ['such a type further in', { data: { a: [{ '@type': 'x' }] } }],
    ['more bytes than a call takes', { data: {} }, maxBodyBytes + 1],
  ])('may not hold %s', (_what, body, bytes = 100) => {
    expect(isCallBody(body, bytes)).toBe(false);
  });
});
