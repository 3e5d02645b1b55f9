import { expect, fn, waitFor } from 'storybook/test';
import { KnownOwnerPage } from '#app/pages/KnownOwnerPage.tsx';
import { funnel } from '#content/index.ts';
import { fakeGateways, withGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { knownOwner: words } = funnel;

const meta = preview.meta({
  title: 'Pages/KnownOwnerPage',
  component: KnownOwnerPage,
  parameters: { ...pageAt('/sign-up/signin'), ...notPictured('It looks like KnownOwnerStep, Known.') },
  decorators: [
    withGateways(fakeGateways({ session: memorySession(), auth: { signOut: () => Promise.resolve() } })),
  ],
  args: { email: sampleOwner.email, onLoggedOut: fn() },
});

export const LogsOut = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.another }));
    await waitFor(() => expect(args.onLoggedOut).toHaveBeenCalledOnce());
  },
});
