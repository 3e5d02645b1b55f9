import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addresses } from '#content/account/addresses.ts';
import { errorMessage } from '#content/errors.ts';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { statefulAccountGateways } from '#stories/support/accountGateways.ts';
import { lookAway } from '#stories/support/flow.ts';
import { sampleGoogleOwner } from '#stories/support/samples.ts';
import { openRoute } from './openRoute.tsx';

const { change: words } = addresses;
const { uid, email: former } = sampleGoogleOwner;

it('a sign-in that a change of the address has ended offers none (R-ADDRESS-NEW)', async () => {
  let owner: Owner | null = sampleGoogleOwner;
  const gateways = statefulAccountGateways();
  const auth = { ...gateways.auth, currentOwner: async () => owner, changeEmail: async () => undefined };
  gateways.session.save({ email: former, userCred: { uid, email: former, displayName: null } });
  await openRoute('/account', { ...gateways, auth });
  await userEvent.click(page.getByRole('button', { name: words.open }));
  await userEvent.fill(page.getByLabelText(words.label), 'new@example.com');
  await userEvent.click(page.getByRole('button', { name: words.submit }));
  await expect.element(page.getByText(words.sent).first()).toBeVisible();
  owner = null;
  lookAway();
  await expect.element(page.getByText(errorMessage(new AppError('session/signed-out')))).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: funnel.email })).toHaveValue('');
});

it('the greeting of the sign-in names the address that the account page has shown (R-SIGNIN-KNOWN)', async () => {
  const gateways = statefulAccountGateways();
  gateways.session.save({ userCred: { uid, email: 'former@example.com', displayName: null } });
  await openRoute('/account', gateways);
  await expect.element(page.getByText(words.now(former))).toBeVisible();
  expect(gateways.session.read().userCred?.email).toBe(former);
});
