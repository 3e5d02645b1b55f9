import type { SyntheticEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { contact } from '#content/landing/contact.ts';
import { contactDraft } from '#domain/contact.ts';
import { ContactForm } from '#sections/Contact/ContactForm.tsx';
import { alsoInSpanish, picturedAt, screenPictures } from '#storybook/pictured.ts';
import { inColumn } from '#stories/support/frames.tsx';
import preview from '#storybook/preview.tsx';

const { form, address } = contact;

const draft = contactDraft({
  name: 'Rosa Alvarez',
  email: 'rosa@example.com',
  phone: '',
  subject: '',
  message: 'Which printers work?',
});

const meta = preview.meta({
  title: 'Sections/Contact/ContactForm',
  component: ContactForm,
  decorators: [inColumn(760)],
  parameters: screenPictures,
  args: {
    ...form,
    to: address.email,
    state: { status: 'idle' as const },
    onSubmit: fn((event: SyntheticEvent) => event.preventDefault()),
  },
});

export const Idle = meta.story({
  tags: ['R-CONTACT-FIELDS'],
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll<HTMLInputElement>('[name]')];
    await expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['name', 'text', true],
      ['email', 'email', true],
      ['phone', 'tel', false],
      ['subject', 'text', false],
      ['message', 'textarea', true],
    ]);
  },
});

export const RequiredFieldsEmpty = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-CONTACT-REQUIRED'],
  args: {
    state: { status: 'error', code: 'contact/required-fields', fields: ['name', 'email', 'message'] },
  },
  play: async ({ canvas, canvasElement }) => {
    const { name, message, email, phone } = form.fields;
    await expect(canvasElement.querySelector('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
    for (const { label } of [name, email, message]) {
      const field = canvas.getByLabelText(label);
      await expect(field).toBeRequired();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(form.problems.missing);
    }
    await expect(canvas.getByLabelText(phone.label)).not.toBeRequired();
    await expect(canvas.getByLabelText(phone.label)).not.toHaveAttribute('aria-invalid');
  },
});

export const MalformedAddress = meta.story({
  parameters: picturedAt('phone'),
  args: { state: { status: 'error', code: 'auth/invalid-email', fields: ['email'] } },
  play: async ({ canvas }) => {
    const { name, email } = form.fields;
    await expect(canvas.getByLabelText(email.label)).toHaveAccessibleDescription(form.problems.malformed);
    await expect(canvas.getByLabelText(name.label)).toHaveAttribute('aria-invalid', 'false');
  },
});

export const Submitted = meta.story({
  parameters: picturedAt('phone'),
  tags: ['R-CONTACT-STATES'],
  args: { state: { status: 'submitted', draft } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(form.sent).closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorSuccess');
  },
});

export const TooLongForALink = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-CONTACT-TOO-LONG'],
  args: { state: { status: 'tooLong', draft } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(form.tooLong);
    // Sending again cannot work until the message is shorter, so copying is the main way on.
    await expect(canvas.getByRole('button', { name: form.copy.message.copy })).toHaveClass(
      'MuiButton-contained',
    );
    await expect(canvas.getByRole('button', { name: form.send })).not.toHaveClass('MuiButton-contained');
  },
});
