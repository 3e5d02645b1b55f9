import { fn } from 'storybook/test';
import { LinkQuestion } from '#account/links/LinkQuestion.tsx';
import { addresses } from '#content/account/addresses.ts';
import { AppError } from '#domain/errors.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Links/LinkQuestion',
  component: LinkQuestion,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'takeBack' as const,
    state: { status: 'idle' as const },
    onSubmit: fn(),
    signInHref: '/account',
  },
});

const done = { status: 'done', answer: undefined } as const;
const failed = (code: 'link/invalid' | 'network/unreachable' | 'account/address-taken') =>
  ({ status: 'failed', error: new AppError(code) }) as const;

export const AsksToTakeTheAddressBack = meta.story({
  tags: ['R-ADDRESS-BACK'],
  parameters: alsoInSpanish,
  play: presses(addresses.takeBack.submit, 'onSubmit'),
});
export const AsksToConfirm = meta.story({
  parameters: notPictured('It looks like AsksToTakeTheAddressBack.'),
  args: { kind: 'confirm' },
});
export const Busy = meta.story({
  parameters: notPictured('It is AsksToTakeTheAddressBack with a busy button.'),
  args: { state: { status: 'busy' } },
});
export const TakenBack = meta.story({ args: { state: done } });
export const Confirmed = meta.story({
  parameters: notPictured('It looks like TakenBack.'),
  args: { kind: 'confirm', state: done },
});
export const Expired = meta.story({ args: { state: failed('link/invalid') } });
export const ExpiredConfirmation = meta.story({
  parameters: notPictured('It looks like Expired.'),
  args: { kind: 'confirm', state: failed('link/invalid') },
});
export const AddressTaken = meta.story({
  parameters: notPictured('It looks like Expired.'),
  args: { state: failed('account/address-taken') },
});
export const Unreachable = meta.story({
  parameters: notPictured('It looks like Expired.'),
  args: { state: failed('network/unreachable') },
});
