import { expect, fn } from 'storybook/test';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { ResetRequestForm } from '#funnel/resetPassword/ResetRequestForm.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { says } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { sampleOwner } from '../../support/samples.ts';

const meta = preview.meta({
  title: 'Funnel/Reset password/ResetRequestForm',
  component: ResetRequestForm,
  ...inPhoneColumn,
  args: {
    forgot: { status: 'idle' as const },
    email: sampleOwner.email,
    inboxUrl: null,
    onEmailChange: fn(),
    onSend: fn(),
  },
});

export const Idle = meta.story();
export const Sending = meta.story({ args: { forgot: { status: 'sending' } } });
export const Sent = meta.story({
  args: { forgot: { status: 'sent' } },
  play: says('status', funnel.signIn.existing.forgotSent),
});
/** In the sandbox the form links to the inbox. */
export const SentInTheSandbox = meta.story({
  args: { forgot: { status: 'sent' }, inboxUrl: '/__sandbox/inbox' },
});
export const NotAnAddress = meta.story({
  args: { forgot: { status: 'failed', error: new AppError('auth/invalid-email') }, email: 'owner@' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      errorMessage(new AppError('auth/invalid-email')),
    );
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});
export const Failed = meta.story({
  args: { forgot: { status: 'failed', error: new AppError('network/unreachable') } },
});
