import { SignInPage } from '#app/pages/SignInPage.tsx';
import { funnel } from '#content/index.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/SignInPage',
  component: SignInPage,
  parameters: pageAt('/sign-up/signin'),
});

const { signIn: words } = funnel;

export const Ready = meta.story({ decorators: [withGateways(fakeGateways({ session: memorySession() }))] });

export const TheLinkLeadsToCheckEmail = meta.story({
  tags: ['R-SIGNIN-EMAIL'],
  decorators: [
    withAddress,
    withGateways(
      fakeGateways({ session: memorySession(), auth: { sendSignInLink: () => Promise.resolve() } }),
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(funnel.email), sampleOwner.email);
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expectAddress(canvasElement, '/sign-up/check-email');
  },
});
