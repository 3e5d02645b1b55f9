import { describe, expect, it, vi } from 'vitest';
import { priceList } from '#domain/priceList.ts';
import { rateLimits } from '#functions/limits/rateLimits.ts';
import { registrationOf, shownMonthly } from '../registrationOf.ts';
import { deployed, shareDeployedFunctions, type Answer } from './deployedFunctions.ts';
import { accounts, claimsOf } from './unauthorizedCallers.ts';

/** One of Google's addresses, from which Hosting reaches the functions. */
const frontEnd = '66.249.93.12';

shareDeployedFunctions(
  { CALLER_ADDRESS: 'x-forwarded-for behind 66.249.64.0/19,2001:4860::/32' },
  { clock: 'is stopped' },
);

const bearer = (account: (typeof accounts)[keyof typeof accounts]) => {
  const iat = Math.floor(Date.now() / 1_000) - 10;
  const claims = { ...claimsOf(account), iat, auth_time: iat, exp: iat + 3_600 };
  return { authorization: `Bearer ${deployed.google.sign(claims)}` };
};

const call = (name: string, forwarded: string, headers: Record<string, string> = {}, data: object = {}) =>
  deployed.call(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded, ...headers },
    body: JSON.stringify({ data }),
  });

/** Number of admitted calls, and the responses to the others. */
async function letThrough(calls: number, make: (index: number) => Promise<Answer>) {
  let count = 0;
  let refused: Answer | undefined;
  for (let index = 0; index < calls; index += 1) {
    const answer = await make(index);
    if (answer.status === 429) refused = answer;
    else count += 1;
  }
  return { count, refused };
}

const { count: most } = rateLimits.callByAddress;

describe('a visitor who calls without pause', () => {
  it('is refused with a waiting time, and does not affect other callers behind the same front end', async () => {
    const { count, refused } = await letThrough(most + 40, () =>
      call('catalogue', `203.0.113.7, ${frontEnd}`),
    );
    expect(count).toBe(most);
    expect(JSON.parse(refused?.text ?? '')).toMatchObject({
      error: {
        status: 'RESOURCE_EXHAUSTED',
        details: {
          code: 'request/too-many',
          details: { retryAfterSeconds: expect.stringMatching(/^[1-6]?\d$/u) as string },
        },
      },
    });
    expect(await call('catalogue', `198.51.100.1, ${frontEnd}`)).toMatchObject({ status: 200 });
    const owner = bearer(accounts.rosa);
    expect(await call('myStatus', `198.51.100.2, ${frontEnd}`, owner)).toMatchObject({ status: 200 });
  });

  it('is refused with a forged token too, because the request is counted before its token is read', async () => {
    const headers = { authorization: `Bearer ${deployed.google.forge({ sub: 'rosa' })}` };
    const { count, refused } = await letThrough(most + 10, () =>
      call('myStatus', `203.0.113.12, ${frontEnd}`, headers),
    );
    expect(refused).toMatchObject({ code: 'request/too-many' });
    expect(count).toBeLessThanOrEqual(most);
  });
});

it('an owner who calls without pause is refused before the sign-in service is asked', async () => {
  const headers = bearer(accounts.sam);
  // From many addresses, each of which stays within its own limit.
  const make = (index: number) => call('myAccount', `192.0.2.${index % 200}, ${frontEnd}`, headers);
  const { count } = await letThrough(rateLimits.callByOwner.count, make);
  expect(count).toBe(rateLimits.callByOwner.count);
  const before = deployed.google.asked();
  expect((await letThrough(50, make)).count).toBe(0);
  expect(deployed.google.asked()).toBe(before);
});

it('an owner may download the data ten times in an hour, because that reads every document about them', async () => {
  const headers = bearer(accounts.ben);
  const { count, refused } = await letThrough(12, () =>
    call('exportMyData', `192.0.2.6, ${frontEnd}`, headers),
  );
  expect(count).toBe(10);
  expect(refused).toMatchObject({ code: 'request/too-many' });
});

it('a function reveals the hops it saw only to a sender who asks', async () => {
  const sent = { 'fastly-client-ip': '192.0.2.77' };
  const silent = await call('catalogue', `203.0.113.7, ${frontEnd}`, sent);
  expect(silent.headers.get('x-hops')).toBeNull();
  const answer = await call('catalogue', `203.0.113.14, ${frontEnd}`, { ...sent, 'x-tell-hops': '1' });
  expect(JSON.parse(answer.headers.get('x-hops') ?? '')).toEqual({
    'x-forwarded-for': `203.0.113.14, ${frontEnd}`,
    'fastly-client-ip': '192.0.2.77',
  });
});

/** The calls that accept a code. */
const guesses: Array<[string, (code: string) => object]> = [
  ['checkCoupon', (code) => ({ code })],
  ['redeemFreeCoupon', (code) => ({ plan: 'Monthly', code })],
  ['startSubscription', (code) => ({ plan: 'Monthly', code, shown: shownMonthly() })],
];

describe('guessed coupon codes', () => {
  const { refusedCodeByOwner: byOwner, refusedCodeByAddress: byAddress } = rateLimits;
  const register = async (headers: Record<string, string>) => {
    // At the beginning of the next window.
    vi.setSystemTime((Math.floor(Date.now() / byOwner.windowMs) + 1) * byOwner.windowMs);
    const registered = { registration: registrationOf() };
    expect(await call('saveRegistration', `192.0.2.1, ${frontEnd}`, headers, registered)).toMatchObject({
      status: 200,
    });
  };
  /** Number of accepted guesses, and the other responses. */
  const guess = async (count: number, from: string, headers: Record<string, string>) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const [name = '', data = () => ({})] = guesses[index % guesses.length] ?? [];
        return call(name, `${from}, ${frontEnd}`, headers, data(`GUESS-${index}`));
      }),
    );
    for (const { status } of answers) expect([400, 429]).toContain(status);
    return answers.filter(({ status }) => status === 400).length;
  };

  // Each door that did not count would answer more than its share.
  it('are answered to an owner thirty times in ten minutes at all doors together, at once or not', async () => {
    const headers = bearer(accounts.ana);
    await register(headers);
    expect(await guess(110, '192.0.2.2', headers)).toBe(byOwner.count);
    vi.setSystemTime(Date.now() + 60_000);
    const right = await call('checkCoupon', `192.0.2.3, ${frontEnd}`, headers, { code: 'LAUNCH' });
    expect(right).toMatchObject({ status: 429, code: 'request/too-many' });
    vi.setSystemTime(Date.now() + byOwner.windowMs);
    const later = await call('checkCoupon', `192.0.2.3, ${frontEnd}`, headers, { code: 'LAUNCH' });
    expect(later).toMatchObject({ status: 200 });
  });

  it('are accepted sixty times from several owners at one address', async () => {
    const owners = [accounts.ana, accounts.ben, accounts.tom, accounts.sam].map((one) => bearer(one));
    for (const headers of owners) await register(headers);
    let answered = 0;
    for (const headers of owners) answered += await guess(byOwner.count + 1, '192.0.2.4', headers);
    expect(answered).toBe(byAddress.count);
  });

  it('do not count for an owner who checks a valid code repeatedly', async () => {
    const headers = bearer(accounts.tom);
    await register(headers);
    for (let index = 0; index <= byOwner.count; index += 1) {
      const answer = await call('checkCoupon', `192.0.2.5, ${frontEnd}`, headers, { code: 'launch' });
      expect(answer).toMatchObject({ status: 200 });
    }
  });
});

it('a changed price is in the next responses, although visitors share one database read', async () => {
  const listed = priceList.Monthly.prices.USD?.price ?? 0;
  const prices = async () => {
    const { text } = await call('catalogue', `198.51.100.3, ${frontEnd}`);
    return (JSON.parse(text) as { result: { monthly: { prices: { price: number }[] } } }).result.monthly
      .prices[0]?.price;
  };
  expect(await prices()).toBe(listed * 100);
  await deployed.write('Plans', 'Monthly', { price: listed - 10 });
  expect(await prices()).toBe(listed * 100);
  vi.setSystemTime(Date.now() + 10_000);
  expect(await prices()).toBe((listed - 10) * 100);
  await deployed.write('Plans', 'Monthly', { price: listed });
});
