import { MemoryRouter, useNavigate, type InitialEntry, type NavigateFunction } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppRoutes } from '#app/routes.tsx';
import { addresses } from '#content/account/addresses.ts';
import { change } from '#content/account/change.ts';
import { pause } from '#content/account/pause.ts';
import { errorMessage, funnel } from '#content/index.ts';
import { approvedChangePath } from '#domain/changedTerms.ts';
import { AppError } from '#domain/errors.ts';
import { invoicePath } from '#domain/invoice.ts';
import { languageOfAddress } from '#domain/languageRule.ts';
import { returnPathIn } from '#domain/paths.ts';
import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';
import { gatewaysForAccount, statefulAccountGateways } from '#stories/support/accountGateways.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { lookAway } from '#stories/support/flow.ts';
import { signedOutGateways, gatewaysFor } from '#stories/support/ownerGateways.ts';
import { active, sampleWaitingChange } from '#stories/support/sampleAccounts.ts';
import { memorySession } from '#stories/support/memorySession.ts';
import {
  unregistered,
  registered,
  sampleCatalogue,
  sampleOwner,
  subscribed,
} from '#stories/support/samples.ts';
import { findOtherTitle } from '../support/screenRules.ts';
import { expectAddress, openRoute } from './openRoute.tsx';
import { visit } from './visit.tsx';

const open = (path: InitialEntry, gateways = signedOutGateways(), leaveFor?: (path: string) => void) =>
  openRoute(path, gateways, leaveFor);

describe('an address of the site', () => {
  it.each([
    ['/sign-up/signin', 'Create Account'],
    ['/sign-up/home', 'Welcome to Curbwise'],
    ['/sign-up/check-email', 'Check Your Email'],
    ['/sign-up/reset-password', 'Reset Your Password'],
    ['/admin/reset-password', 'Reset Your Password'],
  ])('%s shows “%s” (R-PATH-SIGN-UP, R-HOME-WELCOME, R-RESET-SCREEN)', async (path, heading) => {
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAddress(path);
  });

  it.each([
    ['/sign-up', '/sign-up/signin'],
    ['/sign-up/', '/sign-up/signin'],
    ['/sign-up/anything/else', '/sign-up/signin'],
    ['/sign-up/register/deeper/still', '/sign-up/signin'],
  ])('%s leads to %s (R-PATH-UNKNOWN-STEP, R-PATH-ENTRY)', async (path, address) => {
    await open(path);
    await expectAddress(address);
  });

  it.each([
    ['/sign-up/plans?plan=__proto__', 'Choose Your Plan', registered],
    ['/sign-up/checkout?plan=constructor&price=1', 'Choose Your Plan', registered],
    ['/sign-up/final?email=first%40example.com&mode=resetPassword', 'You Are All Set!', subscribed],
  ])('%s shows “%s”, and nothing of its query is stored', async (path, heading, owner) => {
    const world = gatewaysFor(owner);
    await open(path, world);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(world.session.read()).toEqual({ email: sampleOwner.email });
  });
});

describe('a step that is not for its visitor', () => {
  const stored = { ...signedOutGateways(), session: memorySession({ restaurantName: 'Copper Comal' }) };

  it.each([
    ['/sign-up/register', stored, '/sign-up/signin'],
    ['/sign-up/home', gatewaysFor(unregistered), '/sign-up/register'],
    ['/sign-up/plans', gatewaysFor(unregistered), '/sign-up/register'],
    ['/sign-up/checkout?plan=Yearly', gatewaysFor(unregistered), '/sign-up/register'],
    ['/account', stored, '/sign-up/signin'],
    ['/account', gatewaysForAccount(null), '/sign-up/register'],
    ['/sign-up/checkout', gatewaysFor(registered), '/sign-up/plans'],
    ['/sign-up/final', gatewaysFor(registered), '/sign-up/plans'],
  ])(
    'leads from %s to the step that is (R-REGISTER-SIGNED-OUT, R-HOME-UNREGISTERED, R-PATH-SIGNED-OUT, R-ACCOUNT-PATH, R-CHECKOUT-NO-PLAN)',
    async (path, world, address) => {
      await open(path, world);
      await expectAddress(address);
    },
  );

  it.each(['/sign-up/home', '/sign-up/register', '/sign-up/plans', '/sign-up/checkout?plan=Monthly'])(
    'says at %s, also in the title of its tab, that there is a subscription (R-HOME-SUBSCRIBED)',
    async (path) => {
      await open(path, gatewaysFor(subscribed));
      const heading = page.getByRole('heading', { level: 1, name: funnel.alreadySubscribed.title });
      await expect.element(heading).toBeVisible();
      expect(findOtherTitle()).toEqual([]);
    },
  );

  describe('when the page is loaded again', () => {
    const openAgain = (path: string, type = 'reload') => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
      return open(path, gatewaysFor(subscribed));
    };

    it.each(['/sign-up/home', '/sign-up/register', '/sign-up/plans'])(
      '%s still says so, because no payment is made there',
      async (path) => {
        await openAgain(path);
        const heading = page.getByRole('heading', { level: 1, name: funnel.alreadySubscribed.title });
        await expect.element(heading).toBeVisible();
        await expectAddress(path);
      },
    );

    it.each(['reload', 'back_forward'])('by %s, the payment page leads to the confirmation', async (type) => {
      await openAgain('/sign-up/checkout?plan=Monthly', type);
      await expectAddress('/sign-up/final');
    });
  });
});

describe('a screen leads on', () => {
  it('from the sign-in to where the link is waited for (R-SIGNIN-EMAIL), and back to another address', async () => {
    const auth = { sendSignInLink: () => Promise.resolve(), currentOwner: () => Promise.resolve(null) };
    await open('/sign-up/signin', fakeGateways({ auth, session: memorySession() }));
    await userEvent.fill(page.getByLabelText(funnel.email), sampleOwner.email);
    await userEvent.click(page.getByRole('button', { name: funnel.signIn.submit }));
    await expectAddress('/sign-up/check-email');
    await userEvent.click(page.getByRole('button', { name: funnel.checkEmail.change }));
    await expectAddress('/sign-up/signin');
  });

  it('with the chosen plan in the address (R-PLANS-SELECT, R-PLANS-PROCEED)', async () => {
    await open('/sign-up/plans', gatewaysFor(registered));
    await userEvent.click(page.getByRole('radio', { name: 'Yearly' }));
    await expectAddress('/sign-up/plans?plan=Yearly');
    await userEvent.click(page.getByRole('button', { name: funnel.plans.proceed }));
    await expectAddress('/sign-up/checkout?plan=Yearly');
  });
});

describe('the way back', () => {
  it.each(['register', 'plans', 'final'])(
    'an owner whose address cannot sign up is told so at %s, and can log out (R-REGISTER-EMAIL)',
    async (step) => {
      const refusal = new AppError('registration/invalid-email');
      const world = fakeGateways({
        auth: { currentOwner: () => Promise.resolve(sampleOwner), signOut: () => Promise.resolve() },
        subscriptions: {
          myStatus: () => Promise.reject(refusal),
          catalogue: () => Promise.resolve(sampleCatalogue),
        },
        session: memorySession(),
      });
      await open(`/sign-up/${step}`, world);
      await expect.element(page.getByText('Invalid Email address')).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Logout' }));
      await expectAddress('/sign-up/signin');
    },
  );

  it('a broken link has a button that leads back to sign-in (R-VERIFY-FAILURE)', async () => {
    await open('/sign-up/verify-email?mode=signIn');
    await userEvent.click(page.getByRole('button', { name: 'Return to Sign In' }));
    await expectAddress('/sign-up/signin');
  });
});

describe('the account page', () => {
  const heading = () => page.getByRole('heading', { level: 1, name: 'Your account' });

  it('sends a signed-out owner to sign in, and back', async () => {
    await open('/account', statefulAccountGateways({ signedIn: false }));
    await expectAddress('/sign-up/signin');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect.element(heading()).toBeVisible();
    await expectAddress('/account');
  });

  it('returns there once: the next sign-in continues with the registration', async () => {
    const world = statefulAccountGateways({ signedIn: false });
    world.session.save({ returnTo: '/account' });
    await open('/account', world);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect.element(page.getByText('Free trial', { exact: true })).toBeVisible();
    await vi.waitFor(() => expect(world.session.read().returnTo).toBeNull());
  });

  it('opens the invoice named in its address, and keeps the address (R-INVOICE-ADDRESS)', async () => {
    const [charge] = active.receipts;
    await open(invoicePath(charge?.transactionId ?? ''), gatewaysForAccount(active));
    await expect.element(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
    await expect.element(page.getByText(charge?.number ?? 'none')).toBeVisible();
    await expectAddress(invoicePath(charge?.transactionId ?? ''));
  });

  it('opens it also beside other parameters, which leave the address (R-INVOICE-ADDRESS)', async () => {
    const [charge] = active.receipts;
    const path = invoicePath(charge?.transactionId ?? '');
    let arrive: (account: typeof active) => void = () => undefined;
    const late = new Promise<typeof active>((resolve) => (arrive = resolve));
    await open(`${path}&lang=en&utm_source=mail`, gatewaysForAccount(active, { myAccount: () => late }));
    await expect.element(heading()).toBeVisible();
    await expect.poll(() => page.getByTestId('address').element().textContent).toBe(path);
    arrive(active);
    await expect.element(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  });

  it('opens no invoice for an id that is not the owner’s (R-INVOICE-ADDRESS)', async () => {
    await open(invoicePath('SALE-OF-ANOTHER'), gatewaysForAccount(active));
    await expect.element(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Invoice' })).not.toBeInTheDocument();
  });

  it('sends a signed-out owner to sign in, and back to the invoice (R-INVOICE-ADDRESS, R-ACCOUNT-PATH)', async () => {
    await open(invoicePath('SALE-1'), statefulAccountGateways({ signedIn: false }));
    await expectAddress('/sign-up/signin');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect.element(heading()).toBeVisible();
    await expectAddress('/account?receipt=SALE-1');
  });

  it('sends a signed-out owner back to the account from an address that names no invoice', async () => {
    const world = statefulAccountGateways({ signedIn: false });
    await open('/account?receipt=9TX)', world);
    await expectAddress('/sign-up/signin');
    // A stored text that is no path to return to counts as absent.
    expect(returnPathIn(world.session.read().returnTo ?? '')).toBe('/account');
  });

  it.each([
    ['thanks for a change that is approved', active.subscription, true],
    ['does not thank for a change that was discarded meanwhile', sampleWaitingChange, false],
  ])('%s, and removes PayPal’s parameters from the address', async (_, asked, thanks) => {
    await open(
      `${approvedChangePath(asked)}&subscription_id=I-1&ba_token=BA-1&token=BA-1`,
      gatewaysForAccount(active),
    );
    await expectAddress('/account');
    await expect.element(page.getByText(pause.open)).toBeVisible();
    expect(page.getByText(change.agreed.title).elements()).toHaveLength(thanks ? 1 : 0);
  });
});

it.each([
  '/sign-up/home',
  '/sign-up/register',
  '/sign-up/plans',
  '/sign-up/checkout?plan=Monthly',
  '/sign-up/final',
  '/account',
])('%s says that it loads, when it failed to and is told to try again', async (path) => {
  const ask = vi.fn(() => new Promise<never>(() => undefined));
  ask.mockRejectedValueOnce(new AppError('network/unreachable'));
  const { account, ...world } = gatewaysForAccount(active, { myAccount: ask });
  const subscriptions = { ...world.subscriptions, catalogue: async () => sampleCatalogue, myStatus: ask };
  await open(path, { ...world, account, subscriptions });
  await expect.element(page.getByRole('button', { name: funnel.retry })).toBeVisible();
  expect(findOtherTitle()).toEqual([]);
  await page.getByRole('button', { name: funnel.retry }).click();
  await expect.element(page.getByRole('status').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: funnel.retry })).not.toBeInTheDocument();
});

it.each([
  ['/account/papers', 'openPapers', []],
  ['/account/confirm', 'confirmBooks', [addresses.confirm.submit]],
  ['/account/take-back', 'takeAddressBack', [addresses.takeBack.submit]],
] as const)(
  '%s uses each link that is opened, also in a tab that shows another',
  async (path, call, buttons) => {
    const asked = vi.fn(async () => {
      throw new AppError('link/invalid');
    });
    let follow: NavigateFunction | undefined;
    function Browser() {
      follow = useNavigate();
      return <AppRoutes />;
    }
    await visit(
      () => (
        <MemoryRouter initialEntries={[`${path}#one`]}>
          <Browser />
        </MemoryRouter>
      ),
      gatewaysForAccount(active, { [call]: asked }),
    );
    for (const [at, link] of ['one', 'two'].entries()) {
      await follow?.(`${path}#${link}`);
      for (const name of buttons) {
        await expect.element(page.getByRole('button', { name })).toBeVisible();
        // A mail scanner opens the link too, and presses nothing.
        expect(asked).toHaveBeenCalledTimes(at);
        await page.getByRole('button', { name }).click();
      }
      await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith(link));
    }
  },
);

it.each([
  ['/account/papers', 'openPapers', []],
  ['/account/confirm', 'confirmBooks', [addresses.confirm.submit]],
] as const)('%s opens by a link whose # a mail gateway has written in hex', async (path, call, buttons) => {
  const asked = vi.fn(async () => {
    throw new AppError('link/invalid');
  });
  await open(`${path}?%23id.secret`, gatewaysForAccount(active, { [call]: asked }));
  for (const name of buttons) await page.getByRole('button', { name }).click();
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('id.secret'));
});

it('a link to another language, opened in a new tab, has the secret of the address', async () => {
  const { pathname, search } = window.location;
  onTestFinished(() => history.replaceState(null, '', pathname + search));
  history.replaceState(null, '', '#secret');
  await open('/account/confirm');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  expect(links.map(({ hash }) => hash)).toEqual(links.map(() => '#secret'));
  expect(links).not.toEqual([]);
});

it.each(['/anything', '/admin'])(
  '%s redirects out of the app to the landing page (R-PATH-UNKNOWN)',
  async (path) => {
    const leaveFor = vi.fn<(path: string) => void>();
    await open(path, signedOutGateways(), leaveFor);
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  },
);

describe('a link from an e-mail', () => {
  it('signs in, and its code leaves the address', async () => {
    const auth = {
      currentOwner: () => Promise.resolve(null),
      completeSignInLink: () => Promise.resolve(sampleOwner),
    };
    const session = memorySession({ email: sampleOwner.email });
    const link = '/sign-up/verify-email?oobCode=code&mode=signIn&email=owner%40example.com';
    await open(link, fakeGateways({ session, auth }));
    await expect.element(page.getByText(funnel.verify.success)).toBeVisible();
    await expect.poll(() => page.getByTestId('address').element().textContent).toBe('/sign-up/verify-email');
  });

  it('that waits for a press can be opened from its address in another browser, in either language (R-VERIFY-ELSEWHERE)', async () => {
    const query = new URLSearchParams({
      mode: 'signIn',
      oobCode: 'code',
      apiKey: 'key',
      lang: 'es',
      continueUrl: 'https://curbwise.example/es/sign-up/verify-email?email=ada+truck%40example.com',
    });
    const continued = page.getByRole('button', { name: funnel.verify.confirm.go('ada+truck@example.com') });
    await open(`/sign-up/verify-email?${query.toString()}`);
    await expect.element(continued).toBeVisible();
    const address = page.getByTestId('address').element().textContent;
    expect(languageOfAddress(new URL(address, location.origin))).toBeUndefined();
    const completeSignInLink = vi.fn<AuthGateway['completeSignInLink']>(async () => sampleOwner);
    const auth = { currentOwner: async () => null, completeSignInLink };
    await open(address, fakeGateways({ session: memorySession(), auth }));
    await userEvent.click(continued);
    await vi.waitFor(() => expect(completeSignInLink).toHaveBeenCalledOnce());
    const { searchParams } = new URL(completeSignInLink.mock.calls[0]?.[0].link ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      mode: 'signIn',
      oobCode: 'code',
      apiKey: 'key',
    });
  });

  it('that is waited for is needed no more once Google’s window, still open, signs its owner in', async () => {
    let owner: Owner | null = null;
    const answers: Array<(found: Owner) => void> = [];
    const auth = {
      currentOwner: async () => owner,
      signInWithGoogle: () => new Promise<Owner>((resolve) => answers.push(resolve)),
      sendSignInLink: async () => undefined,
    };
    const subscriptions = { myStatus: async () => unregistered };
    await open('/sign-up/signin', fakeGateways({ session: memorySession(), auth, subscriptions }));
    await userEvent.click(page.getByRole('button', { name: funnel.signIn.google }));
    await userEvent.fill(page.getByLabelText(funnel.email), sampleOwner.email);
    await userEvent.click(page.getByRole('button', { name: funnel.signIn.submit }));
    await expectAddress('/sign-up/check-email');
    owner = sampleOwner;
    answers[0]?.(sampleOwner);
    await expectAddress('/sign-up/register');
  });

  it('that arrives at /sign-up/ is verified (R-PATH-ENTRY)', async () => {
    await open('/sign-up/?oobCode=code&mode=signIn&email=');
    await expect
      .element(page.getByText('Email address not found. Please try the sign in process again.'))
      .toBeVisible();
    await expectAddress('/sign-up/verify-email');
  });

  it('is read also after a mail program has escaped it', async () => {
    await open('/sign-up/?oobCode=code&amp;mode=signIn&amp;email=');
    await expect
      .element(page.getByText('Email address not found. Please try the sign in process again.'))
      .toBeVisible();
    await open('/sign-up/verify-email?mode=signIn&amp;oobCode=code&amp;email=owner%40example.com');
    await expect
      .element(page.getByRole('button', { name: funnel.verify.confirm.go('owner@example.com') }))
      .toBeVisible();
  });

  it('that has signed its owner in says so after Back, where nothing of the owner is left', async () => {
    const link = '/sign-up/verify-email?mode=signIn&oobCode=code&email=owner%40example.com';
    await openRoute({ pathname: '/sign-up/verify-email', state: { link, used: true } }, signedOutGateways());
    await expect.element(page.getByText(/^This verification link has already been used/u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: funnel.verify.newLink })).toBeVisible();
  });

  it('to reset a password opens the reset screen with its code, which leaves the address with its use (R-PATH-ENTRY, R-PATH-RESET, R-VERIFY-RESET)', async () => {
    const auth = { currentOwner: async () => null, confirmPasswordReset: async () => undefined };
    await open('/sign-up/?oobCode=code&mode=resetPassword', fakeGateways({ session: memorySession(), auth }));
    await userEvent.fill(page.getByLabelText('New password'), 'copper-comal');
    await userEvent.fill(page.getByLabelText('Confirm password'), 'copper-comal');
    await expectAddress('/admin/reset-password?oobCode=code&mode=resetPassword');
    await userEvent.click(page.getByRole('button', { name: funnel.resetPassword.submit }));
    await expect.element(page.getByText(funnel.resetPassword.success)).toBeVisible();
    await expectAddress('/admin/reset-password');
  });

  it('to reset a password asks for no password after its use, when the page is loaded again (R-RESET-CODE)', async () => {
    const state = { link: '/admin/reset-password?oobCode=code&mode=resetPassword', used: true };
    await open({ pathname: '/admin/reset-password', state });
    await expect.element(page.getByText(errorMessage(new AppError('reset/invalid-code')))).toBeVisible();
    expect(page.getByLabelText('New password').elements()).toEqual([]);
  });

  it('of any other kind redirects to sign-in (R-PATH-ENTRY)', async () => {
    await open('/sign-up/?oobCode=code&mode=recoverEmail');
    await expectAddress('/sign-up/signin');
  });
});

describe('the sign-in of an owner whom this browser knows', () => {
  const known = () =>
    memorySession({
      email: sampleOwner.email,
      userCred: { uid: sampleOwner.uid, email: sampleOwner.email, displayName: null },
    });
  const heading = page.getByRole('heading', { level: 1 });

  it('keeps the choice made on the landing page (R-SIGNIN-KNOWN)', async () => {
    const session = known();
    await open('/sign-up/signin?plan=Yearly&devices=3', { ...signedOutGateways(), session });
    await expect.element(heading).toHaveTextContent(funnel.knownOwner.heading);
    // Stored after the screen is shown.
    await vi.waitFor(() => expect(session.read()).toMatchObject({ plan: 'Yearly', posDevices: 3 }));
  });

  it('shows the specified screen without an address to another owner, and to an owner whose session has ended', async () => {
    const session = known();
    await open('/sign-up/signin', { ...gatewaysFor(unregistered), session });
    await userEvent.click(page.getByRole('button', { name: funnel.knownOwner.another }));
    await expect.element(heading).toHaveTextContent('Create Account');
    await expect.element(page.getByLabelText(funnel.email)).toHaveValue('');
    await open('/sign-up/plans', { ...signedOutGateways(), session: known() });
    await expect.element(heading).toHaveTextContent('Create Account');
  });

  it('says that the session ended only until it begins again, also in an entry of the history (R-SIGNIN-KNOWN)', async () => {
    const entry = { pathname: '/sign-up/signin', state: { reason: 'session/signed-out' } };
    const ended = page.getByText('You’re signed out.', { exact: false });
    await open(entry, { ...signedOutGateways(), session: known() });
    await expect.element(ended).toBeVisible();
    await open(entry, { ...gatewaysFor(unregistered), session: known() });
    await expect.element(heading).toHaveTextContent(funnel.knownOwner.heading);
    await expect.element(ended).not.toBeInTheDocument();
  });
});

it.each(['/sign-up/checkout?plan=Yearly', '/sign-up/plans?plan=Yearly'])(
  'a step visited too early %s is remembered until the visitor has signed in (R-PATH-SIGNED-OUT)',
  async (path) => {
    const gateways = signedOutGateways();
    await open(path, gateways);
    await expectAddress('/sign-up/signin');
    await open('/sign-up/plans', { ...gatewaysFor(registered), session: gateways.session });
    await expect.element(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  },
);

it('an owner who cancelled on PayPal’s own page reads that nothing was paid', async () => {
  await open(
    '/sign-up/checkout?plan=Yearly&cancelled=1&subscription_id=I-1&token=T',
    gatewaysFor(registered),
  );
  await expect.element(page.getByText('Nothing was paid', { exact: false })).toBeVisible();
  await expect
    .poll(() => page.getByTestId('address').element().textContent)
    .toBe('/sign-up/checkout?plan=Yearly');
});

it('an owner whom PayPal’s own page returns to a browser without the session is led to the account', async () => {
  await open(
    '/sign-up/checkout?plan=Monthly&subscription_id=I-1&ba_token=BA-1',
    statefulAccountGateways({ signedIn: false }),
  );
  await expectAddress('/sign-up/signin');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect.element(page.getByText(/^You approved in PayPal/u)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expectAddress('/account');
});

it.each([
  ['/sign-up/register', 'Create Account'],
  ['/sign-up/plans', 'Create Account'],
  ['/sign-up/checkout?plan=Monthly', 'Create Account'],
  ['/sign-up/final', 'Sign In'],
  ['/account', 'Sign In'],
])('%s, reloaded in a browser that stores nothing, leads to “%s” and says why', async (path, heading) => {
  const session = { ...memorySession(), save: () => undefined, stores: () => false };
  await open(path, { ...signedOutGateways(), session });
  await expectAddress('/sign-up/signin');
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.element(page.getByText(/^This browser doesn’t keep you signed in/u)).toBeVisible();
});

it('the confirmation leads an owner whose session has ended to the sign-in, and on to the account', async () => {
  const world = statefulAccountGateways({ signedIn: false });
  const { uid, email } = sampleOwner;
  world.session.save({ userCred: { uid, email, displayName: null } });
  await open('/sign-up/final', world);
  await expectAddress('/sign-up/signin');
  await expect.element(page.getByText(/^You’re signed out/u)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expectAddress('/account');
});

it('the confirmation leads to the sign-up where nothing of an owner is left', async () => {
  const world = signedOutGateways();
  await open('/sign-up/final', world);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  expect(world.session.read()).toEqual({});
});

describe('an owner who has just paid sees the confirmation', () => {
  const confirmation = () => page.getByRole('heading', { level: 1, name: 'You Are All Set!' });

  it('when PayPal’s own page redirects back, even if the webhook is faster', async () => {
    await open('/sign-up/checkout?plan=Monthly&subscription_id=I-1&ba_token=BA-1', gatewaysFor(subscribed));
    await expect.element(confirmation()).toBeVisible();
    await expectAddress('/sign-up/final');
  });

  it.each([
    ['/sign-up/register', 'Sign Up'],
    ['/sign-up/plans', 'Choose Your Plan'],
    ['/sign-up/checkout?plan=Monthly', 'Payment'],
  ])('in an old tab at %s', async (path, heading) => {
    let about = registered;
    const world = gatewaysFor(registered);
    world.subscriptions.myStatus = () => Promise.resolve(about);
    using listen = vi.spyOn(window, 'addEventListener');
    await open(path, world);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    about = subscribed;
    // A screen is visible a moment before its effects run.
    await vi.waitFor(() =>
      expect(listen).toHaveBeenCalledWith('focus', expect.any(Function), expect.anything()),
    );
    lookAway();
    await expect.element(confirmation()).toBeVisible();
  });

  it.each(['/sign-up/home', '/sign-up/register', '/sign-up/plans', '/sign-up/checkout?plan=Monthly'])(
    'after Back to %s',
    async (path) => {
      const [pathname = '', search = ''] = path.split('?');
      await openRoute({ pathname, search, key: 'earlier' }, gatewaysFor(subscribed));
      await expect.element(confirmation()).toBeVisible();
    },
  );
});
