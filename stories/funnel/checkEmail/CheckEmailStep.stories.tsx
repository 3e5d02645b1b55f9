import { expect, fn } from 'storybook/test';
import { brand, funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { CheckEmailStep } from '#funnel/checkEmail/CheckEmailStep.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { checkEmail: words } = funnel;

const meta = preview.meta({
  title: 'Funnel/Check e-mail/CheckEmailStep',
  component: CheckEmailStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    email: 'owner@example.com',
    inboxUrl: null,
    resend: { status: 'waiting' as const, secondsLeft: 30, again: false },
    onResend: fn(),
    onChangeAddress: fn(),
  },
});

export const JustSent = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-CHECK-EMAIL'],
});
/** The address tells where the mailbox is. */
export const AtGmail = meta.story({
  tags: ['R-CHECK-EMAIL'],
  args: { email: 'owner@gmail.com' },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: words.openMailbox('Gmail') });
    await expect(open).toHaveAttribute('href', 'https://mail.google.com/');
    await expect(canvas.getByText(/spam folder, or contact support/u)).toBeVisible();
    const [support] = canvas.getAllByRole('link', { name: brand.supportEmail });
    await expect(support).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
  },
});
export const InTheSandbox = meta.story({ args: { inboxUrl: '/__sandbox/inbox' } });
export const AddressForgotten = meta.story({ args: { email: null } });
export const AnotherMayBeAskedFor = meta.story({ args: { resend: { status: 'ready' } } });
export const SendingAgain = meta.story({ args: { resend: { status: 'sending' } } });
export const SentAgain = meta.story({
  args: { resend: { status: 'waiting', secondsLeft: 30, again: true } },
});
export const NotSentAgain = meta.story({
  args: { resend: { status: 'failed', error: new AppError('auth/link-not-sent') } },
});
