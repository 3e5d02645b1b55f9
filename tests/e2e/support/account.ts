import { expect, type Page } from '@playwright/test';
import type { CallInput, CallName, CallOutput } from '#domain/contract.ts';
import { paths, verifyEmailPath } from '#domain/paths.ts';
import type { Registration } from '#domain/registration.ts';
import { registrationOf, shownMonthly } from '../../server/registrationOf.ts';
import { newAddress } from './owner.ts';
import { atPayPal, authUrl, siteUrl } from './sandbox.ts';

// Owners who have passed the first steps of the sign-up without a page; other tests walk those steps.

async function post<Answer>(url: string, body: object, authorization: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

function atAuth<Answer>(method: string, body: object): Promise<Answer> {
  return post(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    body,
    'Bearer owner',
  );
}

/** A sign-in link to an address. The emulator returns it to its administrator, whose token is 'owner'. */
export function linkTo(email: string): Promise<{ oobCode: string; oobLink: string }> {
  const continueUrl = siteUrl + verifyEmailPath(email);
  const link = { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true };
  return atAuth('sendOobCode', { ...link, returnOobLink: true });
}

async function registeredOwner(changes: Partial<Registration>) {
  const address = newAddress();
  const { oobCode } = await linkTo(address);
  const { idToken } = await atAuth<{ idToken: string }>('signInWithEmailLink', {
    email: address,
    oobCode,
  });
  const call = async <Name extends CallName>(name: Name, data: CallInput<Name>): Promise<CallOutput<Name>> =>
    (await post<{ result: CallOutput<Name> }>(`${siteUrl}/api/${name}`, { data }, `Bearer ${idToken}`))
      .result;
  const registration = registrationOf({ restaurantName: 'Copper Comal', posDevices: 1, ...changes });
  await call('saveRegistration', { registration, language: 'en' });
  return { address, call, shown: shownMonthly(registration) };
}

/** Signs the page's browser in by e-mail link. It asks first, because it did not request the link. */
async function signIn(page: Page, address: string): Promise<void> {
  await page.goto((await linkTo(address)).oobLink);
  await page.getByRole('button', { name: `Continue as ${address}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible();
}

/** Opens the payment of an owner who has registered. @returns the owner's address. */
export async function openCheckout(page: Page, changes: Partial<Registration> = {}): Promise<string> {
  const { address } = await registeredOwner(changes);
  await signIn(page, address);
  await page.goto(`${siteUrl}${paths.checkout}?plan=Monthly`);
  return address;
}

/** Subscribes a new owner, who is in the trial and has no browser yet. */
export async function subscribedOwner(): Promise<{ address: string; id: string }> {
  const { address, call, shown } = await registeredOwner({});
  const started = await call('startSubscription', { plan: 'Monthly', code: null, shown });
  if (started.outcome !== 'toApprove') throw new Error(`The subscription is ${started.outcome}`);
  const id = started.subscriptionId;
  await atPayPal('POST', `subscriptions/${id}/approve`);
  await call('activateSubscription', { subscriptionId: id, orderId: null });
  return { address, id };
}

export async function openAccount(page: Page): Promise<{ address: string; id: string }> {
  const owner = await subscribedOwner();
  await signIn(page, owner.address);
  await page.goto(`${siteUrl}${paths.account}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  return owner;
}
