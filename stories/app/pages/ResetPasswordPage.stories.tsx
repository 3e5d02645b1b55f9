import { expect } from 'storybook/test';
import { ResetPasswordPage } from '#app/pages/ResetPasswordPage.tsx';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: pageAt('/admin/reset-password?oobCode=code&mode=resetPassword'),
});

const { resetPassword: words } = funnel;

export const Ready = meta.story({
  tags: ['R-RESET-SCREEN'],
  decorators: [
    withGateways(
      fakeGateways({
        session: memorySession(),
        auth: { confirmPasswordReset: () => Promise.resolve() },
      }),
    ),
  ],
});

export const SetsTheNewPassword = Ready.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'comal-42');
    await userEvent.type(canvas.getByLabelText(words.confirmPassword), 'comal-42');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(words.success)).toBeVisible();
  },
});

export const AsksForALink = meta.story({
  decorators: [
    withGateways(
      fakeGateways({ session: memorySession(), auth: { sendPasswordReset: () => Promise.resolve() } }),
    ),
  ],
  parameters: { route: '/sign-up/reset-password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(funnel.email), 'owner@example.com');
    await userEvent.click(canvas.getByRole('button', { name: words.request.submit }));
    await expect(await canvas.findByText(new RegExp(funnel.signIn.existing.forgotSent, 'u'))).toBeVisible();
  },
});

export const Failed = Ready.extend({
  parameters: { route: '/sign-up/reset-password?mode=resetPassword' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(errorMessage(new AppError('reset/invalid-code')))).toBeVisible();
  },
});
