import { SignInPage } from '#app/pages/SignInPage.tsx';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/SignInPage',
  component: SignInPage,
  parameters: pageAt('/sign-up/signin'),
});

export const Ready = meta.story({ decorators: [withGateways(fakeGateways({ session: memorySession() }))] });
