import { expect } from 'storybook/test';
import { leaving as words } from '#content/account/leaving.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { fakeLeaving } from '#stories/support/fakeAccount.ts';
import { LeavingCard } from '#account/leaving/LeavingCard.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Leaving/LeavingCard',
  component: LeavingCard,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: { ...fakeLeaving(), account: active },
});

export const Offered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.cancel }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});
export const Asked = meta.story({ args: fakeLeaving({ asked: true }) });
