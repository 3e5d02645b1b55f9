import type { SyntheticEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { contact } from '#content/landing/contact.ts';
import { ContactForm } from '#sections/Contact/ContactForm.tsx';
import { screenPictures } from '#storybook/pictured.ts';
import { inColumn } from '#stories/support/frames.tsx';
import preview from '#storybook/preview.tsx';

const { form, address } = contact;

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

export const Idle = meta.story();

export const RequiredFieldsEmpty = meta.story({
  args: {
    state: { status: 'error', code: 'contact/required-fields', fields: ['name', 'email', 'message'] },
  },
  play: async ({ canvas }) => {
    const { name, message, email, phone } = form.fields;
    for (const { label } of [name, email, message]) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(canvas.getByLabelText(phone.label)).not.toHaveAttribute('aria-invalid');
  },
});

export const Submitted = meta.story({ args: { state: { status: 'submitted' } } });
