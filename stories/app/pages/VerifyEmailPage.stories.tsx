import { VerifyEmailPage } from '#app/pages/VerifyEmailPage.tsx';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/VerifyEmailPage',
  component: VerifyEmailPage,
  parameters: pageAt('/sign-up/verify-email?oobCode=code&mode=signIn&email=owner%40example.com'),
});

const auth = {
  currentOwner: () => Promise.resolve(null),
  completeSignInLink: () => new Promise<never>(() => undefined),
};

export const Loading = meta.story({
  decorators: [withGateways(fakeGateways({ session: memorySession({ email: sampleOwner.email }), auth }))],
});
