import { useState, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordForm } from '#account/data/PasswordForm.tsx';
import { ProfileForm } from '#account/data/ProfileForm.tsx';
import { RemovalQuestion } from '#account/data/RemovalQuestion.tsx';
import { LeavingQuestion } from '#account/leaving/LeavingQuestion.tsx';
import { PauseQuestion } from '#account/pause/PauseQuestion.tsx';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { RegistrationFormView } from '#funnel/register/RegistrationFormView.tsx';
import { ResetRequestForm } from '#funnel/resetPassword/ResetRequestForm.tsx';
import { SignInOptions } from '#funnel/signIn/SignInStep.tsx';
import { firstFormStates } from '#funnel/signIn/firstFormStates.ts';
import { NewPasswordForm } from '#funnel/resetPassword/NewPasswordForm.tsx';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { active } from '#stories/support/sampleAccounts.ts';
import { sampleCatalogue, sampleOwner, sampleRegistration } from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const nowhere = () => undefined;
const busy = { state: { status: 'busy' as const }, onSubmit: nowhere, onClose: nowhere };
const { email } = sampleOwner;

function useTypedEmail() {
  const [typed, setTyped] = useState({ email });
  return { ...typed, onEmailChange: setTyped };
}

const forms: Record<string, ComponentType> = {
  'sign-in': function SignIn() {
    return <SignInOptions {...firstFormStates.sending} {...useTypedEmail()} />;
  },
  'request to reset a password': function Request() {
    const typed = useTypedEmail();
    return <ResetRequestForm {...typed} forgot={{ status: 'sending' }} inboxUrl={null} onSend={nowhere} />;
  },
  registration: () => (
    <RegistrationFormView
      owner={sampleOwner}
      initial={{ ...initialRegistration(sampleOwner, sampleRegistration, {}), termsAccepted: true }}
      submission={busy.state}
      catalogue={sampleCatalogue}
      onSubmit={nowhere}
      onDraft={nowhere}
    />
  ),
  profile: () => <ProfileForm {...busy} profile={active.profile} />,
  'password of the account': () => <PasswordForm {...busy} email={email} onSignInAgain={nowhere} />,
  'forgotten password': () => <NewPasswordForm email={email} updating onSubmit={nowhere} />,
  cancellation: () => <LeavingQuestion {...busy} account={active} />,
  pause: () => <PauseQuestion {...busy} account={active} />,
  deletion: () => <RemovalQuestion {...busy} account={active} onSignInAgain={nowhere} />,
};

it.each(Object.entries(forms))(
  'takes no text and no choice while it is sent, because they would be lost with the form: %s',
  async (_, Form) => {
    await visit(Form, fakeGateways({}));
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'form :is(input:not([type=range], [type=radio], [type=checkbox]), textarea):not([aria-hidden])',
      ),
    ];
    const boxes = [...document.querySelectorAll<HTMLInputElement>('form :is([type=checkbox], [type=radio])')];
    expect([...fields, ...boxes]).not.toEqual([]);
    const taken: string[] = [];
    for (const field of fields) {
      const before = field.value;
      await page.elementLocator(field).click();
      // The button's label says that the form is sent; a field keeps its focus meanwhile.
      expect(field).toHaveFocus();
      await userEvent.keyboard('7');
      if (field.value !== before) taken.push(field.name || field.id);
    }
    for (const box of boxes) {
      const before = box.checked;
      await page.elementLocator(box).click();
      if (box.checked !== before) taken.push(box.name || box.id);
    }
    expect(taken).toEqual([]);
  },
);
