import { CheckEmailPage } from '#app/pages/CheckEmailPage.tsx';
import { funnel } from '#content/index.ts';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/CheckEmailPage',
  component: CheckEmailPage,
  parameters: pageAt('/sign-up/check-email'),
  decorators: [withGateways(fakeGateways({ session: memorySession({ email: sampleOwner.email }) }))],
});

export const Ready = meta.story({
  play: shows(funnel.checkEmail.sentTo.address(sampleOwner.email)),
});
