import { describe, expect, it } from 'vitest';
import { cloudLogs } from '#functions/runtime/cloudLogs.ts';
import { errorFields } from '#functions/context/context.ts';
import { collectedLines } from './collected.ts';
import { leaksIn, searchLogsFor } from './leaks.ts';

describe('a log line contains', () => {
  it.each([
    ['an e-mail address', '{"to":"ada@truck.example"}'],
    ['an e-mail address', 'https://curbwise.example/?email=ada%40truck.example'],
    ["PayPal's whole id of a subscription", 'I-ABCDEFGH1234 was cancelled'],
    ['a token of Firebase', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJyb3NhIn0.'],
    ['a token of PayPal', `A21AA${'x'.repeat(64)}`],
    ['an authorization', 'authorization: Bearer abcdefgh'],
    ['a field with a password or a secret', '{"password":"carnitas"}'],
  ])('%s in %s', (what, line) => {
    expect(leaksIn(line)).toContain(what);
  });

  it('a word named by a test', () => {
    expect(leaksIn('tacos al pastor')).toEqual([]);
    searchLogsFor('al pastor');
    expect(leaksIn('tacos al pastor')).toEqual(['al pastor']);
  });

  it.each([
    '{"subscriptionId":"I-…1234","reason":"duplicate"}',
    '{"to":"<address>"}',
    'write to support@curbwise.example',
    '{"freeTrialDays":7,"kind":"TypeError"}',
  ])('nothing in %s', (line) => {
    expect(leaksIn(line)).toEqual([]);
  });
});

it('the lines of this process are the functions’ log lines, already redacted', () => {
  cloudLogs.warn('could not be sent', {
    about: 'ada@truck.example and I-ABCDEFGH1234',
    ...errorFields(new Error('ada@truck.example')),
  });
  const line = collectedLines.find((one) => one.includes('could not be sent')) ?? '';
  expect(line).toContain('<address> and I-…1234');
  expect(leaksIn(line)).toEqual([]);
});
