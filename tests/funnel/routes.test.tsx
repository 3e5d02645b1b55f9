import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppRoutes } from '#app/routes.tsx';
import type { Gateways } from '#gateways/gateways.tsx';
import { strangersWorld, worldOf } from '#stories/support/ownerWorlds.ts';
import { newcomer, registered, subscribed } from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

async function open(path: string, world: Gateways = strangersWorld(), leaveFor?: (path: string) => void) {
  await visit(
    () => (
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes {...(leaveFor ? { leaveFor } : {})} />
        <Address />
      </MemoryRouter>
    ),
    world,
  );
}

async function expectAddress(address: string) {
  await expect.element(page.getByTestId('address')).toHaveTextContent(address);
}

describe('an address of the site', () => {
  it.each([
    ['/sign-up/signin', 'Create Account'],
    ['/sign-up/home', 'Welcome to Curbwise'],
    ['/sign-up/check-email', 'Check Your Email'],
    ['/sign-up/reset-password', 'Reset Your Password'],
    ['/admin/reset-password', 'Reset Your Password'],
  ])('%s shows “%s”', async (path, heading) => {
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAddress(path);
  });

  it.each([
    ['/sign-up', '/sign-up/signin'],
    ['/sign-up/', '/sign-up/signin'],
    ['/sign-up/anything/else', '/sign-up/signin'],
  ])('%s leads to %s', async (path, address) => {
    await open(path);
    await expectAddress(address);
  });
});

it.each(['/anything', '/admin'])('%s leads out of the app to the landing page', async (path) => {
  const leaveFor = vi.fn<(path: string) => void>();
  await open(path, strangersWorld(), leaveFor);
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
});

describe('a link from an e-mail', () => {
  it('that arrives at the sign-up area’s door is verified', async () => {
    await open('/sign-up/?oobCode=code&mode=signIn&email=');
    await expect
      .element(page.getByText('Email address not found. Please try the sign in process again.'))
      .toBeVisible();
    await expectAddress('/sign-up/verify-email');
  });

  it('to reset a password arrives at the reset screen, with the code out of sight', async () => {
    await open('/sign-up/?oobCode=code&mode=resetPassword');
    await expect.element(page.getByLabelText('New password')).toBeVisible();
    await expectAddress('/admin/reset-password');
  });

  it('of any other kind leads to sign-in', async () => {
    await open('/sign-up/?oobCode=code&mode=recoverEmail');
    await expectAddress('/sign-up/signin');
  });
});

describe('a step that comes too early', () => {
  it.each(['/sign-up/register', '/sign-up/plans', '/sign-up/checkout?plan=Monthly', '/sign-up/final'])(
    '%s sends a stranger to sign in',
    async (path) => {
      await open(path);
      await expectAddress('/sign-up/signin');
    },
  );

  it.each(['/sign-up/plans', '/sign-up/checkout?plan=Monthly', '/sign-up/final', '/sign-up/home'])(
    '%s sends an owner without a registration to register',
    async (path) => {
      await open(path, worldOf(newcomer));
      await expectAddress('/sign-up/register');
    },
  );

  it.each(['/sign-up/checkout', '/sign-up/checkout?plan=Weekly', '/sign-up/final'])(
    '%s sends a registered owner to the plans',
    async (path) => {
      await open(path, worldOf(registered));
      await expectAddress('/sign-up/plans');
    },
  );
});

it.each(['/sign-up/register', '/sign-up/plans', '/sign-up/checkout?plan=Monthly', '/sign-up/home'])(
  '%s tells an owner with a subscription that there is one',
  async (path) => {
    await open(path, worldOf(subscribed));
    await expect.element(page.getByText('Email Already Exists')).toBeVisible();
  },
);

it('the confirmation is shown again however often the page is opened', async () => {
  await open('/sign-up/final', worldOf(subscribed));
  await expect.element(page.getByRole('heading', { level: 1, name: 'You Are All Set!' })).toBeVisible();
});
