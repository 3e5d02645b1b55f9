import { expect, fn } from 'storybook/test';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { ResetPasswordStep } from '#funnel/resetPassword/ResetPasswordStep.tsx';
import { alsoInSpanish, notPictured, screenPictures } from '#storybook/pictured.ts';
import { presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { sampleResetRequest } from '../../support/sampleResetRequest.ts';

const { resetPassword: words } = funnel;

const meta = preview.meta({
  title: 'Funnel/Reset password/ResetPasswordStep',
  component: ResetPasswordStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: { status: 'form' as const },
    email: 'owner@example.com',
    passwordLost: false,
    request: sampleResetRequest(),
    onSubmit: fn(),
    onAnother: fn(),
    onSignIn: fn(),
  },
});

export const Empty = meta.story({ parameters: alsoInSpanish, tags: ['R-RESET-SCREEN'] });
export const AsksForALink = meta.story({ args: { state: { status: 'request', error: null } } });
export const SendingALink = meta.story({
  args: { state: { status: 'request', error: null }, request: sampleResetRequest({ status: 'sending' }) },
});
export const LinkSent = meta.story({
  args: { state: { status: 'request', error: null }, request: sampleResetRequest({ status: 'sent' }) },
});
/** R-RESET-CODE, with a form to request a new link. */
export const InvalidCode = meta.story({
  tags: ['R-RESET-CODE'],
  args: { state: { status: 'request', error: new AppError('reset/invalid-code') } },
});
export const Updating = meta.story({
  tags: ['R-RESET-SCREEN', 'R-RESET-STATES'],
  args: { state: { status: 'updating' } },
  play: shows(['button', { name: 'Updating...' }]),
});
export const Done = meta.story({
  tags: ['R-RESET-STATES', 'R-RESET-SUCCESS'],
  args: { state: { status: 'done' } },
  play: shows(
    ['link', { name: new RegExp(funnel.links.dashboard.label, 'u') }],
    ['button', { name: words.signIn }],
  ),
});

const refused = new AppError('reset/provider', {
  details: { message: 'Missing password requirements: [a digit]' },
});
export const ProviderMessage = meta.story({
  tags: ['R-RESET-STATES', 'R-RESET-PROVIDER'],
  args: { state: { status: 'failed', error: refused } },
});

export const GivesTheLinkUp = ProviderMessage.extend({
  parameters: notPictured('It looks like ProviderMessage.'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorMessage(refused));
    await userEvent.click(canvas.getByRole('button', { name: words.another }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
});

export const GoesBackToSignIn = AsksForALink.extend({
  parameters: notPictured('It looks like AsksForALink.'),
  play: presses(words.signIn, 'onSignIn'),
});
