import { expect } from 'storybook/test';
import { DetailsPart } from '#account/data/DetailsPart.tsx';
import { yourData } from '#content/account/yourData.ts';
import { fakeOpened } from '#stories/support/fakeAccount.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/DetailsPart',
  component: DetailsPart,
  ...inPhoneColumn,
  args: { stored: active.profile, profile: fakeOpened<typeof active.profile>() },
});

const { profile: words } = yourData;

export const Closed = meta.story();

export const WithNews = meta.story({ args: { stored: { ...active.profile, marketingConsent: true } } });

export const Open = meta.story({
  args: { profile: fakeOpened(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.restaurantName.label)).toHaveValue(
      active.profile.restaurantName,
    );
  },
});
