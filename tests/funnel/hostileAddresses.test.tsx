import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { verify } from '#content/funnel/verify.ts';
import { errorMessage } from '#content/index.ts';
import { isEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import { publicPlanNames } from '#domain/plan.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import type { SessionCache } from '#gateways/SessionGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { memorySession } from '#stories/support/memorySession.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { registered, subscribed } from '#stories/support/samples.ts';
import { openRoute as openUnwatched } from './openRoute.tsx';

const hostile = fc.constantFrom(
  'signIn',
  'resetPassword',
  'Yearly',
  'owner@example.com',
  'javascript:alert(1)',
  'https://evil.example/?email=owner%40example.com',
  '//evil.example',
  '%',
  '%E0%A4%A',
  '%00',
  '"><img src=x onerror=alert(1)>',
  'x'.repeat(20_000),
  '__proto__',
  '../..',
);
const value = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 30 }));

/** A query string as in a browser's address bar, with these parameters and others. */
function queryOf(...names: string[]): fc.Arbitrary<string> {
  const parameter = fc.tuple(fc.constantFrom(...names, ...names, 'constructor', ''), value);
  return fc
    .array(parameter, { maxLength: 5 })
    .map(
      (pairs) => new URL(`/?${pairs.map((pair) => pair.join('=')).join('&')}`, 'https://x.example').search,
    );
}

/** A link as Firebase writes it, with parts omitted, repeated, replaced and in any order. */
const brokenLink = fc
  .tuple(
    fc.subarray([
      'oobCode=code',
      'mode=signIn',
      'email=owner%40example.com',
      'continueUrl=https%3A%2F%2Fevil.example%2F%3Femail%3Downer%2540example.com',
      'apiKey=key',
    ]),
    queryOf('oobCode', 'mode', 'continueUrl', 'email').map((search) => search.slice(1)),
    fc.boolean(),
  )
  .map(([right, noise, first]) => `?${(first ? [noise, ...right] : [...right, noise]).join('&')}`);

/** The calls that ask, or use the code of a link as the specification says. */
const asking = new Set([
  'catalogue',
  'completeSignInLink',
  'currentOwner',
  'myStatus',
  'onOwnerChangedElsewhere',
  'ownerBackFromGoogle',
  'prepare',
]);
const written: string[] = [];

function watched<Gateway extends object>(gateway: Gateway): Gateway {
  const calls = Object.entries(gateway).map(([name, call]: [string, (...values: unknown[]) => unknown]) => [
    name,
    (...values: unknown[]) => {
      if (!asking.has(name)) written.push(name);
      return call(...values);
    },
  ]);
  return Object.fromEntries(calls) as Gateway;
}

function openRoute(address: string, { auth, subscriptions, account, ...others }: Gateways): Promise<void> {
  return openUnwatched(address, {
    ...others,
    auth: watched(auth),
    subscriptions: watched(subscriptions),
    account: watched(account),
  });
}

afterEach(() => {
  expect(written).toEqual([]);
});

async function expectHeading(words: string): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe(words), patience);
}

const runs = { numRuns: 40 };

/** The first visit to a page must load its code. */
const patience = { timeout: 15_000 };
/** The screen for a link that this browser did not request. */
const elsewhere = verify.confirm;
const badLink = new AppError('verify/invalid-link');
const specified = [
  'Email address not found. Please try the sign in process again.',
  'Unsupported verification mode.',
  'Missing verification code. Please try the sign-in process again.',
  'Verification failed. Please try signing in again.',
  errorMessage(badLink),
];

describe('any address', () => {
  it.each(['/sign-up/verify-email', '/sign-up/'])(
    '%s answers in specified words or leads to a screen of ours, and stores nothing but a known mode',
    async (path) => {
      const completeSignInLink = vi.fn<AuthGateway['completeSignInLink']>().mockRejectedValue(badLink);
      await fc.assert(
        fc.asyncProperty(brokenLink, async (search) => {
          const session = memorySession();
          const auth = { currentOwner: async () => null, completeSignInLink };
          await openRoute(`${path}${search}`, fakeGateways({ auth, session }));
          const screen = await vi.waitFor(() => {
            const said = document.body.textContent;
            const known = [...specified, 'New password', 'Create Account', elsewhere.heading].find((words) =>
              said.includes(words),
            );
            expect(known).toBeDefined();
            return known!;
          }, patience);
          if (screen === elsewhere.heading) {
            await userEvent.click(page.getByRole('button', { name: elsewhere.go('owner@example.com') }));
            await vi.waitUntil(() => document.body.textContent.includes(errorMessage(badLink)), patience);
          }
          const arrived = new URL(page.getByTestId('address').element().textContent, window.location.origin);
          expect(arrived.origin).toBe(window.location.origin);
          const expected: Record<string, string> = {
            'New password': '/admin/reset-password',
            'Create Account': '/sign-up/signin',
          };
          expect(arrived.pathname).toBe(expected[screen] ?? '/sign-up/verify-email');
          const { mode = 'signIn', ...others }: Partial<SessionCache> = session.read();
          expect(others).toEqual({});
          expect(['signIn', 'resetPassword']).toContain(mode);
          for (const [{ email, link }] of completeSignInLink.mock.calls) {
            expect(isEmail(email)).toBe(true);
            expect(link.startsWith(`${window.location.origin}/sign-up/verify-email?`)).toBe(true);
          }
          expect(document.querySelector('img[src="x"]')).toBeNull();
        }),
        runs,
      );
      expect(completeSignInLink).toHaveBeenCalled();
    },
    120_000,
  );

  it('the plans select one of the two, Monthly unless Yearly is named', async () => {
    await fc.assert(
      fc.asyncProperty(queryOf('plan'), async (search) => {
        const world = gatewaysFor(registered);
        await openRoute(`/sign-up/plans${search}`, world);
        const named = new URLSearchParams(search).get('plan');
        const wanted = named === 'Yearly' ? 'Yearly' : 'Monthly';
        await expect.element(page.getByRole('radio', { name: wanted })).toBeChecked();
        expect(Object.keys(world.session.read()).filter((name) => name !== 'plan')).toEqual(['email']);
      }),
      runs,
    );
  });

  it('the payment accepts only an exactly named plan, and any other name leads to the plans', async () => {
    await fc.assert(
      fc.asyncProperty(queryOf('plan', 'coupon', 'price', 'quantity'), async (search) => {
        await openRoute(`/sign-up/checkout${search}`, gatewaysFor(registered));
        const named = new URLSearchParams(search).get('plan');
        const known = publicPlanNames.find((name) => name === named);
        await expectHeading(known ? 'Payment' : 'Choose Your Plan');
        if (!known) return;
        const total = listedPrice(known, 3).text;
        await expect.element(page.getByTestId('quote-total')).toHaveTextContent(total);
      }),
      runs,
    );
  });

  it.each([
    ['/sign-up/final', 'You Are All Set!'],
    ['/sign-up/register', 'You already have a subscription'],
    ['/sign-up/home', 'You already have a subscription'],
  ])(
    '%s shows what it shows without a query: %s',
    async (path, shown) => {
      await fc.assert(
        fc.asyncProperty(queryOf('email', 'subscriptionId', 'mode'), async (search) => {
          const world = gatewaysFor(subscribed);
          await openRoute(`${path}${search}`, world);
          await expectHeading(shown);
          expect(world.session.read()).toEqual({ email: 'owner@example.com' });
        }),
        { numRuns: 15 },
      );
    },
    120_000,
  );
});
