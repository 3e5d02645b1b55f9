import { expect, fn, waitFor, within } from 'storybook/test';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { RegistrationFormView } from '#funnel/register/RegistrationFormView.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { alsoInSpanish } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { sampleCatalogue, sampleOwner, sampleRegistration } from '../../support/samples.ts';

const { register: words, links } = funnel;
const termsHint = errorMessage(new AppError('registration/terms-not-accepted'));

const meta = preview.meta({
  title: 'Funnel/Register/RegistrationFormView',
  component: RegistrationFormView,
  ...inPhoneColumn,
  args: {
    owner: sampleOwner,
    initial: initialRegistration(sampleOwner, null, {}),
    submission: { status: 'idle' as const },
    catalogue: sampleCatalogue,
    onSubmit: fn(),
    onDraft: fn(),
  },
});

export const Empty = meta.story({
  tags: ['R-REGISTER-FIELDS'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') }),
    ).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: words.marketing })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use');
  },
});

export const Saving = meta.story({
  args: {
    initial: initialRegistration(sampleOwner, sampleRegistration, {}),
    submission: { status: 'busy' },
  },
});

export const Refused = meta.story({
  args: { submission: { status: 'failed', error: new AppError('registration/invalid') } },
});

export const PasswordRefused = meta.story({
  args: { submission: { status: 'failed', error: new AppError('auth/password-refused') } },
});

export const AlreadyRegistered = meta.story({
  args: { submission: { status: 'failed', error: new AppError('registration/already-subscribed') } },
});

export const AddressHeldByAnotherAccount = meta.story({
  args: { submission: { status: 'failed', error: new AppError('registration/address-held') } },
});

/** The button looks disabled, and answers with all that is missing at once. */
export const ContinuesWithNothing = meta.story({
  tags: ['R-REGISTER-SUBMIT', 'R-REGISTER-TRUCK-NAME'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(termsHint)).toBeVisible();
    const summary = await canvas.findByRole('heading', { name: words.errorSummary(5) });
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByText(registrationMessages.required).length).toBeGreaterThan(1);
    const list = within(canvas.getByRole('group', { name: words.errorSummary(5) }));
    await userEvent.click(list.getByRole('link', { name: links.terms.label }));
    await expect(canvas.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const ContinuesWithoutTheTerms = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-REGISTER-SUBMIT'],
  args: {
    initial: { ...initialRegistration(sampleOwner, sampleRegistration, {}), termsAccepted: false },
    passwordKept: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words.submit });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(await canvas.findByText(termsHint)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByText(termsHint)).not.toBeInTheDocument(), { timeout: 5_000 });
  },
});

export const TakesTheTermsBack = meta.story({
  tags: ['R-REGISTER-TERMS'],
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole('checkbox', { name: new RegExp(links.terms.label, 'u') });
    await userEvent.click(terms);
    await userEvent.click(terms);
    await userEvent.tab();
    await expect(await canvas.findByText(registrationMessages.termsNotAccepted)).toBeVisible();
  },
});
