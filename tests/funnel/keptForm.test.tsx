import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AccountScreen } from '#account/AccountScreen.tsx';
import { keepUnsent, unsent } from '#adapters/browser/unsent.ts';
import { addresses } from '#content/account/addresses.ts';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { pause } from '#content/account/pause.ts';
import { yourData } from '#content/account/yourData.ts';
import { keptFields } from '#gateways/SessionGateway.ts';
import { gatewaysForAccount } from '#stories/support/accountGateways.ts';
import { memorySession } from '#stories/support/memorySession.ts';
import { active, sampleChange } from '#stories/support/sampleAccounts.ts';
import { visit } from './visit.tsx';

const nowhere = () => undefined;

/** Opens the account as the browser does after the language was switched, with what it has stored of this tab. */
async function openAccount(): Promise<void> {
  const gateways = gatewaysForAccount(active, {
    previewChange: async ({ plan, posDevices }) => sampleChange(plan, posDevices),
  });
  const session = {
    ...memorySession(),
    readUnsent: () => unsent.read(),
    forgetUnsent: () => unsent.forget(),
  };
  await visit(
    () => (
      <AccountScreen
        approved={null}
        onSignedOut={nowhere}
        onNoSubscription={nowhere}
        onComeBack={nowhere}
        onLogout={nowhere}
        onSignInAgain={nowhere}
        onDeleted={nowhere}
      />
    ),
    { ...gateways, session },
  );
  // The place of the app in its document.
  for (const root of document.querySelectorAll('[id^=storybook], body > div')) root.id = 'root';
}

const form = () => document.querySelector<HTMLFormElement>('form[name]');
const fields = () => [...(form()?.querySelectorAll<HTMLInputElement>(keptFields) ?? [])];
const filled = () => fields().map(({ type, checked, value }) => (type === 'radio' ? checked : value));

afterEach(() => unsent.forget());

it.each([
  ['details', yourData.profile.open, yourData.profile.fullName.label],
  ['a new address', addresses.change.open, addresses.change.label],
  ['an address for the books', addresses.books.open, addresses.books.label],
  ['a reason to leave', leaving.cancel, leaving.confirm.reason],
  ['the word that deletes', yourData.remove.open, yourData.remove.confirm.label],
])('%s: what was typed stays when the language is switched', async (_what, opener, label) => {
  await openAccount();
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.getByLabelText(label).fill('Rosa');
  keepUnsent();
  await openAccount();
  await expect.element(page.getByLabelText(label)).toHaveValue('Rosa');
  // Once only.
  expect(unsent.read()).toEqual({});
});

it.each([
  [
    'a plan and a number of tablets, with their price',
    change.open,
    async () => {
      await page.getByRole('radio', { name: new RegExp(change.form.plans.Yearly.label, 'u') }).click();
      await page.getByRole('spinbutton', { name: change.form.devicesNumber }).fill('6');
    },
    change.preview.plan('Yearly', 6),
  ],
  ['an end of a pause', pause.open, () => page.getByRole('radio').nth(1).click(), pause.form.heading],
])('%s: what was chosen stays when the language is switched', async (_what, opener, choose, shown) => {
  await openAccount();
  await page.getByRole('button', { name: opener }).click();
  await choose();
  const before = filled();
  keepUnsent();
  await openAccount();
  await vi.waitFor(() => expect(filled()).toEqual(before));
  await expect.element(page.getByText(shown)).toBeVisible();
});

it('a new password is not kept, and its form is closed', async () => {
  await openAccount();
  await page.getByRole('button', { name: yourData.password.open }).click();
  await page.getByLabelText(yourData.password.password, { exact: true }).fill('carnitas');
  keepUnsent();
  expect(sessionStorage.getItem('unsent')).not.toContain('carnitas');
  await openAccount();
  await expect.element(page.getByRole('button', { name: yourData.password.open })).toBeVisible();
});
