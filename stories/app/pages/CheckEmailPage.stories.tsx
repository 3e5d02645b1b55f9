import { expect } from 'storybook/test';
import { CheckEmailPage } from '#app/pages/CheckEmailPage.tsx';
import { funnel } from '#content/index.ts';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/CheckEmailPage',
  component: CheckEmailPage,
  parameters: pageAt('/sign-up/check-email'),
});

const { checkEmail: words } = funnel;

export const Ready = meta.story({
  decorators: [
    withAddress,
    withGateways(fakeGateways({ session: memorySession({ email: sampleOwner.email }) })),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.sentTo.address(sampleOwner.email))).toBeVisible();
  },
});

export const UsesAnotherAddress = Ready.extend({
  parameters: notPictured('It shows another screen.'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.change }));
    await expectAddress(canvasElement, '/sign-up/signin');
  },
});
