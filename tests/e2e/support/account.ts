import { expect, type Page } from '@playwright/test';
import type { CallInput, CallName, CallOutput } from '#domain/contract.ts';
import { paths, verifyEmailPath } from '#domain/paths.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import type { Registration } from '#domain/registration.ts';
import { registrationOf } from '../../server/registrationOf.ts';
import { newAddress } from './owner.ts';
import { atPayPal, shared, type SandboxAddresses } from './sandbox.ts';

// Owners who have passed the first steps of the sign-up without a page; other tests walk those steps.

async function post<Answer>(url: string, body: object, authorization: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

function atAuth<Answer>({ authUrl }: SandboxAddresses, method: string, body: object): Promise<Answer> {
  return post(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    body,
    'Bearer owner',
  );
}

/** A sign-in link to an address. The emulator returns it to its administrator, whose token is 'owner'. */
function linkTo(email: string, at: SandboxAddresses): Promise<{ oobCode: string; oobLink: string }> {
  const continueUrl = at.siteUrl + verifyEmailPath(email);
  const link = { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true };
  return atAuth(at, 'sendOobCode', { ...link, returnOobLink: true });
}

/** Registers a new owner, who has no browser yet. */
async function registeredOwner(changes: Partial<Registration>, at: SandboxAddresses) {
  const address = newAddress();
  const { oobCode } = await linkTo(address, at);
  const { idToken } = await atAuth<{ idToken: string }>(at, 'signInWithEmailLink', {
    email: address,
    oobCode,
  });
  const call = async <Name extends CallName>(name: Name, data: CallInput<Name>): Promise<CallOutput<Name>> =>
    (await post<{ result: CallOutput<Name> }>(`${at.siteUrl}/api/${name}`, { data }, `Bearer ${idToken}`))
      .result;
  const registration = registrationOf({ restaurantName: 'Copper Comal', posDevices: 1, ...changes });
  await call('saveRegistration', { registration, language: 'en' });
  return { address, call };
}

/** Signs the page's browser in by e-mail link. */
async function signIn(page: Page, address: string, at: SandboxAddresses): Promise<void> {
  await page.goto((await linkTo(address, at)).oobLink);
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible();
}

/** Opens the payment of an owner who has registered. @returns the owner's address. */
export async function openCheckout(
  page: Page,
  { plan = 'Monthly', ...changes }: Partial<Registration> & { plan?: PublicPlanName } = {},
): Promise<string> {
  const { address } = await registeredOwner(changes, shared);
  await signIn(page, address, shared);
  await page.goto(`${shared.siteUrl}${paths.checkout}?plan=${plan}`);
  return address;
}

/** Subscribes a new owner, who is in the trial and has no browser yet. */
export async function subscribedOwner(at = shared): Promise<{ address: string; id: string }> {
  const { address, call } = await registeredOwner({}, at);
  const started = await call('startSubscription', { plan: 'Monthly', code: null });
  if (started.outcome !== 'toApprove') throw new Error(`The subscription is ${started.outcome}`);
  const id = started.subscriptionId;
  await atPayPal('POST', `subscriptions/${id}/approve`, { at });
  await call('activateSubscription', { subscriptionId: id, orderId: null });
  return { address, id };
}

/** Opens the account page of an owner in the trial. */
export async function openAccount(page: Page, at = shared): Promise<{ address: string; id: string }> {
  const owner = await subscribedOwner(at);
  await signIn(page, owner.address, at);
  await page.goto(`${at.siteUrl}${paths.account}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  return owner;
}
