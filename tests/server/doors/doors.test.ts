import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallInput, type CallName } from '#domain/contract.ts';
import { paths } from '#domain/paths.ts';
import { callFunctions, functionOf } from '#functions/calls/callGroups.ts';
import { registrationOf, shownMonthly } from '../registrationOf.ts';
import { deployed, shareDeployedFunctions, type Answer } from './deployedFunctions.ts';
import { accounts, claimsOf, unauthorizedCallers, type UnauthorizedCaller } from './unauthorizedCallers.ts';

const { total, currency, interval } = shownMonthly();
const shownPrice = { total, currency, interval };

/** A browser's valid input for each call. A new call does not compile without its line, and is then tested like the others. */
const inputs: { [Name in CallName]: CallInput<Name> } = {
  catalogue: {},
  myStatus: {},
  saveRegistration: { registration: registrationOf() },
  setLanguage: { language: 'es' },
  checkCoupon: { code: 'FREE50' },
  startSubscription: { plan: 'Monthly', code: null, shown: shownMonthly() },
  activateSubscription: { subscriptionId: 'I-ABCDEFGH1234', orderId: null },
  redeemFreeCoupon: { plan: 'Monthly', code: 'FREE50' },
  myAccount: {},
  previewChange: { plan: 'Yearly', posDevices: 2 },
  requestChange: {
    plan: 'Yearly',
    posDevices: 2,
    shown: { ...shownPrice, from: '2027-03-01T10:00:00.000Z' },
  },
  withdrawChange: {},
  cancelSubscription: { reason: null },
  pauseSubscription: { until: '2027-03-01T10:00:00.000Z', nextChargeAt: '2027-03-15T10:00:00.000Z' },
  resumeSubscription: {},
  updateProfile: {
    profile: { fullName: 'Ada Diner', restaurantName: 'Taco Tuesday', marketingConsent: false },
  },
  setBooks: { address: 'books@example.com' },
  removeBooks: {},
  confirmBooks: { link: 'unknown' },
  openPapers: { link: 'unknown' },
  takeAddressBack: { link: 'unknown' },
  exportMyData: {},
  deleteAccount: {},
};

const names = Object.keys(calls) as CallName[];
const ownersOnly = names.filter((name) => calls[name].access === 'owner');
const forAnyone = names.filter((name) => calls[name].access === 'anyone');
const json = { 'content-type': 'application/json' };

shareDeployedFunctions();
let strangers: UnauthorizedCaller[];
beforeAll(() => {
  strangers = unauthorizedCallers(deployed.google);
});

function request(
  name: CallName,
  authorization: string | undefined,
  data: unknown = inputs[name],
): RequestInit {
  const headers = { ...json, ...(authorization !== undefined && { authorization }) };
  return { method: 'POST', headers, body: JSON.stringify({ data }) };
}

/** Refused with a short text that reveals neither internals nor other owners. */
function expectRefusal(answer: Answer, statuses: readonly number[], what?: string) {
  expect.soft(statuses, what).toContain(answer.status);
  expect.soft(answer.text.length, what).toBeLessThan(1_024);
  expect.soft(answer.text, what).not.toMatch(/\bat .*:\d+|node_modules|functions\/src|@example\.com/u);
}

async function expectUnchanged(action: () => Promise<void>) {
  const before = await deployed.contents();
  await action();
  expect(await deployed.contents()).toEqual(before);
}

const tom = () => `Bearer ${deployed.google.sign(claimsOf(accounts.tom))}`;
// Each is refused after some calls per minute, so rosa's are left to callers who impersonate her.
const honest = () => `Bearer ${deployed.google.sign(claimsOf(accounts.ana))}`;
const clumsy = () => `Bearer ${deployed.google.sign(claimsOf(accounts.ben))}`;

describe.each(ownersOnly)('%s', (name) => {
  it('refuses every caller who is not its owner', async () => {
    await expectUnchanged(async () => {
      for (const { who, authorization } of strangers) {
        expectRefusal(await deployed.call(name, request(name, authorization)), [401, 403], who);
      }
    });
  });

  it('accepts the owner of a valid token', async () => {
    const { status, code } = await deployed.call(name, request(name, honest()));
    expect([401, 403]).not.toContain(status);
    expect(code ?? '').not.toMatch(/^session\/|service\/unexpected/u);
  });
});

describe('an owner whose subscription has ended and whose sign-in has another address', () => {
  const { kim } = accounts;
  const callAs = (email: string, name: CallName) => {
    // The same object is what Google answers about the account.
    Object.assign(kim, { email });
    return deployed.call(name, request(name, `Bearer ${deployed.google.sign(claimsOf(kim))}`));
  };
  beforeAll(async () => {
    for (const name of ['saveRegistration', 'redeemFreeCoupon', 'cancelSubscription'] as const)
      expect(await callAs('kim@example.com', name)).toMatchObject({ status: 200 });
  });

  it.each([
    ['saveRegistration', 'kim@example.com', 'kim2@example.com'],
    ['startSubscription', 'kim2@example.com', 'kim3@example.com'],
    ['redeemFreeCoupon', 'kim3@example.com', 'kim4@example.com'],
  ] as const)(
    'has moved before %s, and the former address has the link that takes it back (R-ADDRESS-MOVES)',
    async (name, before, now) => {
      await callAs(now, name);
      const mails = Object.entries((await deployed.contents())['mail'] ?? {}).map((one) =>
        JSON.stringify(one),
      );
      const left = mails.find((one) => one.startsWith('["address-left-') && one.includes(`"${before}"`));
      expect(left).toContain(paths.wayBack);
    },
  );
});

describe.each(forAnyone)('%s', (name) => {
  it('is public, and refuses only a token not issued by Google', async () => {
    for (const { who, authorization, isForged } of strangers) {
      const { status, code } = await deployed.call(name, request(name, authorization));
      // The links of the inputs are made up.
      const answer = code === 'link/invalid' ? 200 : status;
      expect.soft(answer, who).toBe(isForged ? 401 : 200);
    }
  });
});

/** The first call of each function: what is refused before the call is known is the same for all of them. */
const oneOfEachFunction = callFunctions.map((one) => names.find((name) => functionOf(name) === one));

/** A request that its owner sends and that is refused; with the allowed statuses. */
type Wrong = [what: string, sent: { type?: string; body: string }, statuses: readonly number[]];

/** Wrong for each call: its own guard or the form of its own input refuses it. */
const wrongForCall = (name: CallName): Wrong[] => [
  [
    'the content type "text/plain"',
    { type: 'text/plain', body: JSON.stringify({ data: inputs[name] }) },
    [400],
  ],
  ...['{}', '{"data":"x"}', '{"data":{"uid":"rosa"}}'].map((body): Wrong => [
    `the body ${body}`,
    { body },
    [400],
  ]),
];

/** Wrong for each function: its parser of bodies or the guard that its calls share refuses it. */
function wrongForFunction(name: CallName): Wrong[] {
  const body = JSON.stringify({ data: inputs[name] });
  const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;
  return [
    ...['application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data', ''].map(
      (type): Wrong => [`the content type "${type}"`, { type, body }, [400, 415]],
    ),
    ...[
      '',
      '{',
      '[]',
      '"data"',
      'null',
      '{"data":',
      `{"data":{},"more":1}`,
      '{"data":[]}',
      '{"data":{"email":"rosa@example.com"}}',
      `{"data":${deep}}`,
    ].map((text): Wrong => [`the body ${text.slice(0, 40)}`, { body: text }, [400]]),
    [
      'a body of 9 kB',
      { body: JSON.stringify({ data: { ...inputs[name], pad: 'x'.repeat(9_000) } }) },
      [400, 413],
    ],
    ['a right body with 9 kB of space', { body: body + ' '.repeat(9_000) }, [400, 413]],
    ['a body of 11 MB', { body: JSON.stringify({ data: 'x'.repeat(11_000_000) }) }, [400, 413]],
  ];
}

describe.each(names)('%s', (name) => {
  it('refuses wrong types and bodies, from its owner too', async () => {
    const forFunction = oneOfEachFunction.includes(name) ? wrongForFunction(name) : [];
    const authorization = clumsy();
    await expectUnchanged(async () => {
      for (const [what, { type = 'application/json', body }, statuses] of [
        ...wrongForCall(name),
        ...forFunction,
      ]) {
        const headers = { 'content-type': type, authorization };
        expectRefusal(await deployed.call(name, { method: 'POST', headers, body }), statuses, what);
      }
    });
  });
});

const megabyte = 1_000_000;

/** Bodies that the platform parses but that are not calls. */
const parsed: ReadonlyArray<[what: string, body: string]> = [
  ['a MB of text', JSON.stringify({ data: 'x'.repeat(megabyte - 100) })],
  ['a MB of space after a call', `{"data":{}}${' '.repeat(megabyte - 100)}`],
  ['a MB of small objects', `{"data":[${'{},'.repeat(megabyte / 4)}{}]}`],
  ['a list 3,900 deep', `{"data":${'['.repeat(3_900)}${']'.repeat(3_900)}}`],
  ['an object 3,900 deep', `{"data":${'{"a":'.repeat(3_900)}1${'}'.repeat(3_900)}}`],
  [
    'a type that the framework decodes',
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"1"}}',
  ],
  ['an unknown type', '{"data":{"a":[{"@type":"x"}]}}'],
];

describe('every call', () => {
  it.each(parsed)('refuses %s in our own words, before the account is asked for', async (_what, body) => {
    const asked = deployed.google.asked();
    await expectUnchanged(async () => {
      for (const name of names) {
        const answer = await deployed.call(name, { ...request(name, honest()), body });
        expect({ name, ...answer }).toMatchObject({ name, status: 400, code: 'request/invalid' });
      }
    });
    expect(deployed.google.asked()).toBe(asked);
  });
});

it('deleteAccount requires a sign-in within the last minutes, however new the token is', async () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  const stale = `Bearer ${deployed.google.sign({ ...claimsOf(accounts.sam), auth_time: hourAgo })}`;
  await expectUnchanged(async () => {
    const answer = await deployed.call('deleteAccount', request('deleteAccount', stale));
    expect(answer).toMatchObject({ status: 400, code: 'account/recent-login-required' });
  });
});

describe('paypalWebhook', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
    'refuses the content type "%s", signed by PayPal or not',
    async (type) => {
      const body = JSON.stringify({ id: 'WH-TYPE', event_type: 'X', resource: {} });
      const headers = { ...(await deployed.signedByPayPal(body)), 'content-type': type };
      await expectUnchanged(async () => {
        expectRefusal(await deployed.call('paypalWebhook', { method: 'POST', headers, body }), [415]);
      });
    },
  );

  it.each([
    ['with an id that no document may have', 'WH/1', 'I-1'],
    ['with an id that means another place', '..', 'I-1'],
    ['with an id that a database keeps for itself', '__WH__', 'I-1'],
    ['with an id that is too long', `WH-${'1'.repeat(2_000)}`, 'I-1'],
    ['about a subscription with a path', 'WH-1', 'I-1/2'],
    ['about another place', 'WH-2', '..'],
    ['about what a database keeps for itself', 'WH-3', '__I__'],
    ['about nothing', 'WH-4', ''],
  ])('takes an event of PayPal %s, and the same again', async (_what, id, about) => {
    const resource = { id: about };
    const body = JSON.stringify({ id, event_type: 'BILLING.SUBSCRIPTION.UPDATED', resource });
    const headers = await deployed.signedByPayPal(body);
    const send = () => deployed.call('paypalWebhook', { method: 'POST', headers, body });
    expect(await send()).toMatchObject({ status: 200 });
    await expectUnchanged(async () => {
      expect(await send()).toMatchObject({ status: 200 });
    });
  });

  it('refuses 257 kB', async () => {
    const body = JSON.stringify({ id: 'x'.repeat(257 * 1024) });
    await expectUnchanged(async () => {
      expectRefusal(await deployed.call('paypalWebhook', { method: 'POST', headers: json, body }), [413]);
    });
  });
});

describe('a function', () => {
  it.each(names)('that does not serve %s refuses it, however it is requested', async (name) => {
    const other = callFunctions.find((one) => one !== functionOf(name));
    await expectUnchanged(async () => {
      expectRefusal(await deployed.call(name, request(name, honest()), other), [404]);
    });
  });

  it.each(['', 'constructor', '__proto__', 'paypalWebhook', 'catalogue/', 'catalogue/x', 'Catalogue'])(
    'knows no call "%s"',
    async (name) => {
      for (const one of callFunctions) {
        expectRefusal(await deployed.call(name, request('catalogue', undefined), one), [404]);
      }
    },
  );

  it('without the provider’s secret serves its calls without asking the provider', async () => {
    const asked = async () => {
      const { requests } = (await (await fetch(`${deployed.paypalUrl}/__sim/log`)).json()) as {
        requests: unknown[];
      };
      return requests.length;
    };
    const before = await asked();
    for (const name of names.filter((one) => functionOf(one) === 'recordCalls')) {
      await deployed.call(name, request(name, honest()));
    }
    expect(await asked()).toBe(before);
    await deployed.call('saveRegistration', request('saveRegistration', tom()));
    await deployed.call('startSubscription', request('startSubscription', tom()));
    expect(await asked()).toBeGreaterThan(before);
  });
});
