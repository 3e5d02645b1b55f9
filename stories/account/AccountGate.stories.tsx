import { fn } from 'storybook/test';
import { overview } from '#content/account/overview.ts';
import { funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { sampleOwner, sampleToday } from '#stories/support/samples.ts';
import { AccountGate } from '#account/AccountGate.tsx';
import { presses, shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/AccountGate',
  component: AccountGate,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'loading' as const },
    onRetry: fn(),
    onLogout: fn(),
    children: ({ account }) => <p translate="no">{account.profile.restaurantName}</p>,
  },
});

export const Loading = meta.story({
  tags: ['R-ACCOUNT-GATES'],
  play: shows(overview.loading),
});
export const OutOfReach = meta.story({
  tags: ['R-ACCOUNT-GATES'],
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
  play: async (context) => {
    await presses(funnel.retry, 'onRetry')(context);
    await presses(funnel.logout, 'onLogout')(context);
  },
});
/** The parent component renders the page. */
export const Ready = meta.story({
  args: { state: { status: 'ready', owner: sampleOwner, account: active, today: sampleToday } },
  play: shows(active.profile.restaurantName),
});
