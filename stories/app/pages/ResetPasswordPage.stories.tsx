import { ResetPasswordPage } from '#app/pages/ResetPasswordPage.tsx';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: pageAt('/admin/reset-password?oobCode=code&mode=resetPassword'),
});

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
