import { expect, fn } from 'storybook/test';
import { AddressForm } from '#account/addresses/AddressForm.tsx';
import { ActionButton } from '#components/ActionButton.tsx';
import { addresses } from '#content/account/addresses.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { books: words } = addresses;

const meta = preview.meta({
  title: 'Account/Addresses/AddressForm',
  component: AddressForm,
  ...inPhoneColumn,
  args: {
    words,
    about: [words.about],
    own: sampleOwner.email,
    busy: false,
    failure: null,
    onSubmit: fn(),
    onClose: fn(),
  },
});

export const Asks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(words.label);
    await userEvent.type(field, 'books{Enter}');
    await expect(field).toHaveAccessibleDescription(addresses.invalid);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '@Example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'books@example.com' });
  },
});
/** An owner who names their own address would get each paper twice, or wait for a link that changes nothing. */
export const RefusesTheOwnAddress = meta.story({
  parameters: notPictured('It looks like Asks.'),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(words.label);
    await userEvent.type(field, ` ${sampleOwner.email.toUpperCase()}{Enter}`);
    await expect(field).toHaveAccessibleDescription(addresses.own);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Sending = meta.story({
  parameters: notPictured('It is Asks with a busy button.'),
  args: { busy: true },
});
export const Failed = meta.story({
  args: {
    failure: addresses.change.tooOld,
    remedy: (
      <ActionButton variant="outlined" size="small">
        {addresses.change.signIn}
      </ActionButton>
    ),
  },
});
