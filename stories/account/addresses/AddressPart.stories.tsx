import { fn } from 'storybook/test';
import { AddressPart } from '#account/addresses/AddressPart.tsx';
import { addresses } from '#content/account/addresses.ts';
import { AppError } from '#domain/errors.ts';
import { fakeOpened } from '#stories/support/fakeAccount.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { sampleGoogleOwner, sampleOwner } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import { presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const { change: words } = addresses;

const meta = preview.meta({
  title: 'Account/Addresses/AddressPart',
  component: AddressPart,
  ...inPhoneColumn,
  args: { owner: sampleOwner, wayBackUntil: null, address: fakeOpened(), onSignInAgain: fn() },
});

export const LinkSent = meta.story({
  tags: ['R-ADDRESS-NEW'],
  args: { address: fakeOpened(false, { status: 'done', answer: undefined }) },
});
export const AskedWithGoogle = meta.story({
  args: { owner: sampleGoogleOwner, address: fakeOpened(true) },
  play: shows(words.withGoogle),
});
export const SignedInTooLongAgo = meta.story({
  tags: ['R-ADDRESS-NEW'],
  parameters: notPictured('It looks like AddressForm, Failed.'),
  args: {
    address: fakeOpened(true, { status: 'failed', error: new AppError('auth/recent-login-required') }),
  },
  play: presses(words.signIn, 'onSignInAgain'),
});
export const Moved = meta.story({ args: { wayBackUntil: '2026-11-25T10:00:00.000Z' } });
