import { active } from '#stories/support/sampleAccounts.ts';
import { fakeLeaving } from '#stories/support/fakeAccount.ts';
import { LeavingCard } from '#account/leaving/LeavingCard.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Leaving/LeavingCard',
  component: LeavingCard,
  ...inPhoneColumn,
  args: { ...fakeLeaving(), account: active },
});

export const Offered = meta.story();
export const Asked = meta.story({ tags: ['R-LEAVE-TWO-CLICKS'], args: fakeLeaving({ asked: true }) });
