import { expect } from 'storybook/test';
import { VerifyEmailPage } from '#app/pages/VerifyEmailPage.tsx';
import { funnel } from '#content/index.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/VerifyEmailPage',
  component: VerifyEmailPage,
  parameters: pageAt('/sign-up/verify-email?oobCode=code&mode=signIn&email=owner%40example.com'),
});

const { verify: words } = funnel;

function linkAnswers(completeSignInLink: () => Promise<typeof sampleOwner>) {
  return fakeGateways({
    session: memorySession({ email: sampleOwner.email }),
    auth: { currentOwner: () => Promise.resolve(null), completeSignInLink },
  });
}

export const Loading = meta.story({
  decorators: [withGateways(linkAnswers(() => new Promise(() => undefined)))],
});

export const Ready = meta.story({
  parameters: notPictured('It leaves after two seconds. It looks like the step when it is verified.'),
  decorators: [withAddress, withGateways(linkAnswers(() => Promise.resolve(sampleOwner)))],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(words.success)).toBeVisible();
    // The one-time code is no longer in the address.
    await expectAddress(canvasElement, '/sign-up/verify-email');
  },
});
