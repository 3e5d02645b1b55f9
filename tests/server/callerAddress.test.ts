import { describe, expect, it } from 'vitest';
import { callerAddress, measuredCallers } from '#functions/runtime/callerAddress.ts';

const networks = '66.249.64.0/19,2001:4860::/32';
const byForwarded = measuredCallers(`x-forwarded-for behind ${networks}`);
const byFastly = measuredCallers(`fastly-client-ip behind ${networks}`);
const frontEnd = '66.249.93.12';

const asked = (forwarded: string | undefined, measured: typeof byFastly, fastly?: string) =>
  callerAddress((name) => (name === 'fastly-client-ip' ? fastly : forwarded), measured);

describe('a request through Hosting', () => {
  it('is counted for the caller in the measured header', () => {
    expect(asked(`203.0.113.7, ${frontEnd}`, byForwarded)).toBe('203.0.113.7');
    expect(asked(`198.51.100.1, 203.0.113.7, ${frontEnd}`, byForwarded)).toBe('203.0.113.7');
    expect(asked(`203.0.113.7, ${frontEnd}`, byFastly, '203.0.113.8')).toBe('203.0.113.8');
    expect(asked('203.0.113.7, 2001:4860:4801::1', byForwarded)).toBe('203.0.113.7');
  });

  it('is recognized though a hop names its port', () => {
    expect(asked(`203.0.113.7:51000, ${frontEnd}:443`, byForwarded)).toBe('203.0.113.7');
    expect(asked('203.0.113.7, [2001:4860:4801::1]:443', byForwarded)).toBe('203.0.113.7');
    expect(asked(`203.0.113.7, ${frontEnd}`, byFastly, '203.0.113.8:51000')).toBe('203.0.113.8');
  });

  it('is not counted if the caller is not named', () => {
    expect(asked(frontEnd, byForwarded)).toBeNull();
    expect(asked(`unknown, ${frontEnd}`, byForwarded)).toBeNull();
    expect(asked(`203.0.113.7, ${frontEnd}`, byFastly)).toBeNull();
  });
});

it('a request directly to a function is counted for the last hop, regardless of earlier hops', () => {
  expect(asked('203.0.113.7', byForwarded)).toBe('203.0.113.7');
  expect(asked(`198.51.100.1, ${frontEnd}, 203.0.113.7`, byForwarded)).toBe('203.0.113.7');
  expect(asked('203.0.113.7', byFastly, '198.51.100.1')).toBe('203.0.113.7');
});

it.each([
  ['2001:db8:7:1::1', '2001:db8:7:1::/64'],
  ['2001:DB8:7:1:ffff:ffff:ffff:ffff', '2001:db8:7:1::/64'],
  ['2001:db8:7:2::1', '2001:db8:7:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:443', '203.0.113.7'],
  ['[2001:db8:7:1::1]:443', '2001:db8:7:1::/64'],
  ['[2001:db8:7:1::1]', '2001:db8:7:1::/64'],
  ['203.0.113.7:443:1', null],
  ['[203.0.113.7', null],
  ['unknown', null],
  ['', null],
])('an address %s is counted as %s', (address, counted) => {
  expect(asked(address, byForwarded)).toBe(counted);
});

it.each([undefined, '', ' '])('without a measurement (%j) no address is counted', (setting) => {
  const measured = measuredCallers(setting);
  for (const forwarded of [undefined, '203.0.113.7', `203.0.113.7, ${frontEnd}`]) {
    expect(asked(forwarded, measured, '203.0.113.7')).toBeNull();
  }
});

it.each([
  'true',
  'x-forwarded-for',
  'x-real-ip behind 66.249.64.0/19',
  'x-forwarded-for behind everybody',
  'x-forwarded-for behind 66.249.64.0',
  'x-forwarded-for behind 66.249.64.0/99',
])('the setting refuses "%s"', (setting) => {
  expect(() => measuredCallers(setting)).toThrow(/CALLER_ADDRESS|network|range/u);
});
