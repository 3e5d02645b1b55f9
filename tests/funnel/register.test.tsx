import { Suspense, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { timings } from '#domain/limits.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { RegisterStep } from '#funnel/register/RegisterStep.tsx';
import { useRegister } from '#funnel/register/useRegister.ts';
import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';
import type { Unsent } from '#gateways/SessionGateway.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession, type MemorySession } from '#stories/support/memorySession.ts';
import {
  unregistered,
  sampleCatalogue,
  sampleGoogleOwner,
  sampleOwner,
  sampleRegistration,
  subscribed,
} from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const { register: words, links } = funnel;
const onSaved = vi.fn<() => void>();
const onSignedOut = vi.fn<() => void>();
const onSignInAgain = vi.fn<(reason: { error: AppError }) => void>();
const setPassword = vi.fn<AuthGateway['setPassword']>(async () => undefined);
const saveRegistration = vi.fn<SubscriptionGateway['saveRegistration']>(async () => undefined);
const myStatus = vi.fn<SubscriptionGateway['myStatus']>(async () => unregistered);
const signOut = vi.fn<AuthGateway['signOut']>(async () => undefined);

function Screen() {
  const register = useRegister({ onSaved, onSignedOut, onSignInAgain });
  const nowhere = () => undefined;
  return <RegisterStep {...register} onLogout={nowhere} onGoToSignIn={nowhere} />;
}

const loaded = new Promise((resolve) => setTimeout(resolve, 0));

function Loading() {
  use(loaded);
  return null;
}

/** The screen beside a part that is loading, so that React throws its first render away. */
function RenderedAgain() {
  return (
    <Suspense>
      <Screen />
      <Loading />
    </Suspense>
  );
}

function open(owner: Owner | null, session: MemorySession = memorySession(), Shown = Screen) {
  return visit(
    Shown,
    fakeGateways({
      auth: { currentOwner: async () => owner, setPassword, signOut },
      subscriptions: { myStatus, saveRegistration, catalogue: async () => sampleCatalogue },
      session,
    }),
  );
}

async function fillIn({ withPassword }: { withPassword: boolean }) {
  await userEvent.fill(page.getByLabelText(words.fullName.label), 'Sample Owner');
  await userEvent.fill(page.getByLabelText(words.restaurantName.label), 'Copper Comal');
  if (withPassword) {
    await userEvent.fill(page.getByLabelText(words.password.label, { exact: true }), 'carnitas');
    await userEvent.fill(page.getByLabelText(words.confirmPassword.label), 'carnitas');
  }
  await userEvent.click(page.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') }));
  await userEvent.click(page.getByRole('button', { name: words.submit }));
}

it('on a phone the whole page with a password is at most 1,200 pixels high', async () => {
  await page.viewport(375, 812);
  await open(sampleOwner);
  await expect.element(page.getByRole('button', { name: words.submit })).toBeVisible();
  await document.fonts.ready;
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(1_200);
  expect(document.documentElement.scrollWidth).toBe(375);
});

describe('a press', () => {
  it.each([320, 1280])('that leaves a wrong field still reaches the button, %d px wide', async (width) => {
    await page.viewport(width, 812);
    await open(sampleOwner);
    const last = page.getByLabelText(words.confirmPassword.label);
    await userEvent.fill(page.getByLabelText(words.password.label, { exact: true }), 'carnitas');
    await userEvent.fill(last, 'carnita');
    // It looks disabled, for which a click would wait.
    await userEvent.click(page.getByRole('button', { name: words.submit }), { force: true });
    await expect
      .element(page.getByText(errorMessage(new AppError('registration/terms-not-accepted'))))
      .toBeVisible();
    await expect.element(last).toHaveAccessibleDescription(/./u);
  });
});

describe('the gate', () => {
  it('offers a retry if the server cannot be reached', async () => {
    myStatus.mockRejectedValueOnce(new AppError('network/unreachable'));
    await open(sampleOwner);
    await expect.element(page.getByText(errorMessage(new AppError('network/unreachable')))).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: funnel.retry }));
    await expect.element(page.getByLabelText(words.fullName.label)).toBeVisible();
  });

  it('closes when another tab finishes (R-REGISTER-SUBSCRIBED, R-ACCESS-STATUS)', async () => {
    const session = memorySession();
    await open(sampleOwner, session);
    await expect.element(page.getByLabelText(words.fullName.label)).toBeVisible();
    myStatus.mockResolvedValue(subscribed);
    session.changeElsewhere({ mode: 'signIn' });
    await expect.element(page.getByRole('heading', { name: 'Email Already Exists' })).toBeVisible();
  });
});

describe('the form', () => {
  it('says which fields are required (R-REGISTER-FORM)', async () => {
    await open(sampleOwner);
    for (const label of [words.fullName.label, words.restaurantName.label, words.currency.label]) {
      await expect.element(page.getByLabelText(label)).toBeRequired();
    }
    for (const label of [words.password.label, words.confirmPassword.label]) {
      await expect.element(page.getByLabelText(label, { exact: true })).toBeRequired();
    }
    const devices = page.getByRole('spinbutton', { name: words.posDevices.numberLabel });
    await expect.element(devices).toBeRequired();
    const terms = page.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') });
    await expect.element(terms).toBeRequired();
    await expect.element(page.getByRole('checkbox', { name: words.marketing })).not.toBeRequired();
  });

  it('names the wrong fields before the first one, silently, and counts those that are left while one types', async () => {
    await open(sampleGoogleOwner);
    await page.getByLabelText(words.fullName.label).fill('');
    await userEvent.click(page.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') }));
    await userEvent.click(page.getByRole('button', { name: words.submit }));
    const summary = page.getByRole('group', { name: words.errorSummary(2) });
    await expect.element(page.getByRole('heading', { name: words.errorSummary(2) })).toHaveFocus();
    expect(summary.element().closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    const name = page.getByRole('textbox', { name: words.fullName.label }).element();
    expect(summary.element().compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(summary.getByRole('link', { name: words.restaurantName.label }));
    await expect.element(page.getByLabelText(words.restaurantName.label)).toHaveFocus();
    const list = summary.element();
    const { height } = list.getBoundingClientRect();
    await userEvent.keyboard('Copper Comal');
    const left = page.getByRole('group', { name: words.errorSummary(1) });
    await expect
      .element(left.getByRole('listitem').filter({ hasText: words.restaurantName.label }))
      .toHaveTextContent(`${words.restaurantName.label}, ${words.fixed}`);
    expect(
      left
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual([words.fullName.label]);
    await page.getByLabelText(words.fullName.label).fill('Sample Owner');
    await expect.element(page.getByRole('group', { name: words.errorSummary(0) })).toBeVisible();
    // The fields below stay where they are.
    expect(list.getBoundingClientRect().height).toBe(height);
    await userEvent.click(page.getByRole('button', { name: words.submit }));
    await vi.waitFor(() => expect(saveRegistration).toHaveBeenCalledOnce());
    await expect.element(page.getByRole('heading', { name: words.errorSummary(0) })).not.toBeInTheDocument();
  });

  it('compares both passwords again when the first one is mended', async () => {
    await open(sampleOwner);
    const [first, again] = [words.password.label, words.confirmPassword.label].map((label) =>
      page.getByRole('main').getByLabelText(label, { exact: true }),
    ) as [Locator, Locator];
    await first.fill('carnitas');
    await userEvent.tab();
    // A field that was not reached is not judged.
    await expect.element(again).not.toHaveAttribute('aria-invalid', 'true');
    await first.fill('abc');
    await again.fill('abc');
    await fillIn({ withPassword: false });
    await expect.element(page.getByRole('heading', { name: words.errorSummary(1) })).toHaveFocus();
    await first.fill('carnitas');
    await expect.element(again).toHaveAccessibleDescription(registrationMessages.passwordsDiffer);
    await expect.element(first).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('group', { name: words.errorSummary(1) })).toBeVisible();
    await again.fill('carnitas');
    await expect.element(page.getByRole('group', { name: words.errorSummary(0) })).toBeVisible();
  });

  it('is not called fixed while another field has become wrong', async () => {
    // A form that was saved stays busy until the next screen has loaded, and could not be changed.
    saveRegistration.mockRejectedValue(new AppError('network/unreachable'));
    await open(sampleGoogleOwner);
    await fillIn({ withPassword: false });
    await vi.waitFor(() => expect(saveRegistration).toHaveBeenCalledOnce());
    const [name, truck] = [words.fullName.label, words.restaurantName.label].map((label) =>
      page.getByRole('textbox', { name: label }),
    ) as [Locator, Locator];
    await name.fill('');
    await userEvent.click(page.getByRole('button', { name: words.submit }));
    await expect.element(page.getByRole('heading', { name: words.errorSummary(1) })).toHaveFocus();
    await truck.fill('');
    await expect.element(page.getByRole('group', { name: words.errorSummary(2) })).toBeVisible();
    await name.fill('Sample Owner');
    await expect.element(page.getByRole('group', { name: words.errorSummary(1) })).toBeVisible();
    await truck.fill('Copper Comal');
    await expect.element(page.getByRole('group', { name: words.errorSummary(0) })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') }));
    await expect.element(page.getByRole('group', { name: words.errorSummary(1) })).toBeVisible();
  });

  it('never says the problem with the terms twice in other words', async () => {
    await open(sampleGoogleOwner);
    const terms = page.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') });
    await userEvent.click(terms);
    await userEvent.click(terms);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.click(page.getByRole('button', { name: words.submit }), { force: true });
    const hint = errorMessage(new AppError('registration/terms-not-accepted'));
    await expect.element(terms).toHaveAccessibleDescription(hint);
    const said: string[] = [];
    const region = terms.element().closest('.MuiFormControl-root')!.querySelector('[role="alert"]')!;
    const changes = new MutationObserver(() => said.push(region.textContent));
    changes.observe(region, { childList: true, characterData: true, subtree: true });
    vi.advanceTimersByTime(timings.termsHint);
    vi.useRealTimers();
    await userEvent.click(terms);
    await expect.element(terms).not.toHaveAccessibleDescription();
    changes.disconnect();
    expect(said).toEqual(['']);
  });

  it('keeps the terms ticked when its language was switched', async () => {
    let unsent: Unsent = { termsAccepted: true };
    const readUnsent = () => unsent;
    const forgetUnsent = () => {
      unsent = {};
    };
    await open(sampleOwner, { ...memorySession(), readUnsent, forgetUnsent }, RenderedAgain);
    await expect
      .element(page.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') }))
      .toBeChecked();
    expect(unsent).toEqual({});
  });

  it('asks for a typed password again when its language was switched', async () => {
    const session = { ...memorySession(), readUnsent: () => ({ passwordTyped: true }) };
    await open(sampleOwner, session);
    const password = page.getByLabelText(words.password.label, { exact: true });
    await expect.element(password).toHaveAccessibleDescription(new RegExp(words.password.lost, 'u'));
    await expect.element(password).toHaveValue('');
  });

  it('of an owner by e-mail link sets the password before it saves the business (R-REGISTER-PASSWORD)', async () => {
    const session = memorySession();
    await open(sampleOwner, session);
    await fillIn({ withPassword: true });
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(setPassword).toHaveBeenCalledExactlyOnceWith('carnitas');
    expect(saveRegistration).toHaveBeenCalledExactlyOnceWith({
      ...sampleRegistration,
      posDevices: 1,
    });
    expect(setPassword).toHaveBeenCalledBefore(saveRegistration);
    expect(session.read()).toMatchObject({
      name: 'Sample Owner',
      restaurantName: 'Copper Comal',
      posDevices: 1,
      currency: 'USD',
      termsAccepted: true,
      marketingConsent: false,
      googleSignOn: false,
    });
    expect(JSON.stringify(session.read())).not.toContain('carnitas');
  });

  it('of an owner with Google asks for no password and sets none (R-REGISTER-PASSWORD)', async () => {
    await open(sampleGoogleOwner);
    await expect.element(page.getByLabelText(words.fullName.label)).toHaveValue('Sample Owner');
    await expect.element(page.getByLabelText(words.password.label, { exact: true })).not.toBeInTheDocument();
    await fillIn({ withPassword: false });
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(setPassword).not.toHaveBeenCalled();
    expect(saveRegistration).toHaveBeenCalledOnce();
  });

  it('sends an owner whose login is too old to sign in again, and keeps the typed text (R-REGISTER-RECENT-LOGIN)', async () => {
    setPassword.mockRejectedValue(new AppError('auth/recent-login-required'));
    const session = memorySession();
    await open(sampleOwner, session);
    await fillIn({ withPassword: true });
    await vi.waitFor(() => expect(onSignInAgain).toHaveBeenCalledOnce());
    expect(onSignInAgain.mock.calls[0]?.[0].error.code).toBe('auth/recent-login-required');
    expect(signOut).toHaveBeenCalledBefore(onSignInAgain);
    expect(saveRegistration).not.toHaveBeenCalled();
    expect(session.read()).toMatchObject({ email: sampleOwner.email, restaurantName: 'Copper Comal' });
  });

  it('saves nothing if the password is refused, and shows why', async () => {
    const details = { message: 'Missing password requirements: [a digit]' };
    setPassword.mockRejectedValue(new AppError('auth/password-refused', { details }));
    await open(sampleOwner);
    await fillIn({ withPassword: true });
    await expect.element(page.getByText(details.message)).toBeVisible();
    expect(saveRegistration).not.toHaveBeenCalled();
  });

  it.each([
    ['13', 'Must be 10 or less'],
    ['', 'Required'],
  ])(
    'keeps %j devices as typed, says what is wrong once the field is left, and saves nothing (R-REGISTER-POS-DEVICES)',
    async (typed, why) => {
      await open(sampleGoogleOwner);
      const devices = page.getByRole('spinbutton', { name: words.posDevices.numberLabel });
      await devices.fill(typed);
      await userEvent.tab();
      await expect.element(devices).toHaveAccessibleDescription(why);
      await expect.element(devices).toBeInvalid();
      expect(page.getByText(why).element().closest('[aria-live="polite"]')).not.toBeNull();
      await fillIn({ withPassword: false });
      await expect.element(page.getByRole('heading', { name: words.errorSummary(1) })).toHaveFocus();
      expect((devices.element() as HTMLInputElement).value).toBe(typed);
      expect(saveRegistration).not.toHaveBeenCalled();
      await devices.fill('3');
      await userEvent.click(page.getByRole('button', { name: words.submit }));
      await vi.waitFor(() => expect(saveRegistration).toHaveBeenCalledOnce());
      expect(saveRegistration.mock.calls[0]?.[0].posDevices).toBe(3);
    },
  );

  it('keeps a draft without the password (R-ACCESS-PASSWORD)', async () => {
    const session = memorySession();
    await open(sampleOwner, session);
    await userEvent.fill(page.getByLabelText(words.restaurantName.label), 'Copper Comal');
    await userEvent.fill(page.getByLabelText(words.password.label, { exact: true }), 'carnitas');
    await vi.waitFor(() => expect(session.read().restaurantName).toBe('Copper Comal'));
    expect(JSON.stringify(session.read())).not.toContain('carnitas');
  });
});

describe('the form’s initial values', () => {
  it('prefer the saved registration to the draft, except for choices on the landing page (R-REGISTER-PREFILL)', () => {
    const draft = { email: sampleOwner.email, restaurantName: 'Draft', currency: 'EUR' };
    expect(initialRegistration(sampleOwner, sampleRegistration, draft)).toMatchObject({
      ...sampleRegistration,
      currency: 'EUR',
    });
    expect(initialRegistration(sampleOwner, null, draft)).toMatchObject({
      restaurantName: 'Draft',
      currency: 'EUR',
    });
  });

  it('never contain another owner’s draft (R-REGISTER-PREFILL)', () => {
    const draft = { email: 'first@example.com', restaurantName: 'Draft', name: 'First' };
    expect(initialRegistration(sampleOwner, null, draft)).toMatchObject({ restaurantName: '', fullName: '' });
  });

  it('contain a Google name only if it fits the limit (R-REGISTER-PREFILL, R-REGISTER-FULL-NAME)', () => {
    const long = { ...sampleGoogleOwner, displayName: 'A Name Longer Than Fifteen' };
    expect(initialRegistration(long, null, {}).fullName).toBe('');
    expect(initialRegistration(sampleGoogleOwner, null, {}).fullName).toBe('Sample Owner');
    const growing = { ...sampleGoogleOwner, displayName: '\u0958'.repeat(16) };
    expect(initialRegistration(growing, null, {}).fullName).toBe('');
  });

  it('have no unsupported currency and no consent (R-CURRENCY-LIST)', () => {
    const tampered = {
      email: sampleOwner.email,
      currency: 'XXX',
      termsAccepted: true,
      marketingConsent: true,
    };
    expect(initialRegistration(sampleOwner, null, tampered)).toMatchObject({
      currency: 'USD',
      termsAccepted: false,
      marketingConsent: false,
    });
  });
});

it('an error that appears as a field is left pushes nothing that has the focus out of a small window (WCAG 2.4.11)', async () => {
  await page.viewport(320, 640);
  await open(sampleOwner);
  const box = page.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') });
  const next = page.getByRole('contentinfo').getByRole('link').first();
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('{Tab}');
  (box.element() as HTMLElement).focus();
  // It is the last thing in the window.
  scrollBy({ top: next.element().getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  (next.element() as HTMLElement).focus();
  await expect.element(page.getByText(registrationMessages.termsNotAccepted)).toBeVisible();
  await expect.poll(() => next.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight + 1);
});
