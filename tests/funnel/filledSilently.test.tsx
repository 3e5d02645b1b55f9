import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AddressForm } from '#account/addresses/AddressForm.tsx';
import { PasswordForm } from '#account/data/PasswordForm.tsx';
import { ProfileForm } from '#account/data/ProfileForm.tsx';
import { addresses } from '#content/account/addresses.ts';
import { CodeBox } from '#funnel/checkout/CodeBox.tsx';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { RegistrationFormView } from '#funnel/register/RegistrationFormView.tsx';
import { NewPasswordForm } from '#funnel/resetPassword/NewPasswordForm.tsx';
import { SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { sampleCatalogue, sampleOwner, sampleRegistration } from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const onSubmit = vi.fn<(form: object) => void>();
const idle = { status: 'idle' as const };
const nowhere = () => undefined;

function SignInScreen() {
  return (
    <SignInStep {...useSignIn({ choice: {}, onSignedIn: nowhere, onLinkSent: nowhere })} reason={null} />
  );
}

const forms = {
  registration: () => (
    <RegistrationFormView
      owner={sampleOwner}
      initial={{ ...initialRegistration(sampleOwner, sampleRegistration, {}), termsAccepted: true }}
      submission={idle}
      catalogue={sampleCatalogue}
      onSubmit={onSubmit}
      onDraft={nowhere}
    />
  ),
  profile: () => <ProfileForm profile={active.profile} state={idle} onSubmit={onSubmit} onClose={nowhere} />,
  'password of the account': () => (
    <PasswordForm
      email={sampleOwner.email}
      state={idle}
      onSubmit={onSubmit}
      onClose={nowhere}
      onSignInAgain={nowhere}
    />
  ),
  'forgotten password': () => (
    <NewPasswordForm email={sampleOwner.email} updating={false} onSubmit={onSubmit} />
  ),
  'sign-in': SignInScreen,
  'another address': () => (
    <AddressForm
      words={addresses.books}
      own={sampleOwner.email}
      about={[]}
      busy={false}
      failure={null}
      onSubmit={onSubmit}
      onClose={nowhere}
    />
  ),
  coupon: () => (
    <CodeBox state={{ status: 'unapplied' }} effect={null} onApply={onSubmit} onRemove={nowhere} />
  ),
};

it.each(Object.entries(forms))(
  'what a password manager puts into the fields without an event is sent: %s (facebook/react 1159)',
  async (_name, Form) => {
    const sendTo = async (email: string) => onSubmit({ email });
    await visit(Form, fakeGateways({ auth: { sendSignInLink: sendTo }, session: memorySession() }));
    const filled: Record<string, string> = {};
    for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
      const value = { text: 'Rosa', password: 'tacos4ever', email: 'rosa@example.com' }[field.type];
      if (value === undefined || field.readOnly) continue;
      field.value = value;
      filled[field.name || field.type] = value;
    }
    delete filled['confirmPassword'];
    expect(Object.keys(filled)).not.toEqual([]);
    await page.elementLocator(sender()).click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject(filled);
  },
);

function sender(): Element {
  const button = document.querySelector('form [type=submit]');
  if (!button) throw new Error('The form has no button to send it.');
  return button;
}
