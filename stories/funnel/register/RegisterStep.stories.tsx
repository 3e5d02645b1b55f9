import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { RegisterStep } from '#funnel/register/RegisterStep.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import { presses, shows } from '#stories/support/plays.ts';
import { inOrder } from '#stories/support/inOrder.ts';
import preview from '#storybook/preview.tsx';
import {
  sampleCatalogue,
  sampleGoogleOwner,
  sampleOwner,
  sampleRegistration,
} from '../../support/samples.ts';

const form = {
  status: 'form',
  owner: sampleOwner,
  initial: initialRegistration(sampleOwner, null, {}),
} as const;

const meta = preview.meta({
  title: 'Funnel/Register/RegisterStep',
  component: RegisterStep,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: form,
    submission: { status: 'idle' as const },
    catalogue: sampleCatalogue,
    onSubmit: fn(),
    onDraft: fn(),
    onRetry: fn(),
    onLogout: fn(),
    onGoToSignIn: fn(),
  },
});

export const ByEmailLink = meta.story({ parameters: alsoInSpanish });
export const Loading = meta.story({
  tags: ['R-REGISTER-LOADING'],
  args: { state: { status: 'loading' } },
  play: shows(funnel.loading),
});
export const Failed = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
export const WithGoogle = meta.story({
  args: {
    state: {
      status: 'form',
      owner: sampleGoogleOwner,
      initial: initialRegistration(sampleGoogleOwner, null, {}),
    },
  },
});

/** Signed in by e-mail link again, so the password exists already. */
export const ComesBack = meta.story({
  tags: ['R-BACK-STEPS', 'R-REGISTER-PROGRESS'],
  args: {
    state: {
      status: 'form',
      owner: sampleOwner,
      initial: initialRegistration(sampleOwner, sampleRegistration, {}),
      comeBack: { firstChargeAt: null },
      passwordKept: true,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    const steps = inOrder(canvasElement, `[aria-label="${funnel.steps.label}"] > *`);
    await expect(steps).toEqual(['1Account', '2Plan', '3Payment', '4Confirmation']);
    await expect(inOrder(canvasElement, '[aria-current="step"]')).toEqual(['1Account']);
    await expect(canvas.getByText(funnel.comeBack.today)).toBeVisible();
    await expect(canvas.getByLabelText(funnel.register.restaurantName.label)).toHaveValue('Copper Comal');
    await expect(canvas.queryByLabelText(funnel.register.password.label)).toBeNull();
  },
});

export const LogsOut = meta.story({
  tags: ['R-LOGOUT'],
  play: presses(funnel.logout, 'onLogout'),
});
