import { expect } from 'storybook/test';
import { comeBack as words } from '#content/funnel/comeBack.ts';
import { ComeBackNotice } from '#funnel/frame/ComeBackNotice.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Funnel/Frame/ComeBackNotice',
  component: ComeBackNotice,
  ...inPhoneColumn,
  args: { firstChargeAt: null },
});

export const ChargedAtOnce = meta.story();

export const ChargedWhenThePaidTimeEnds = meta.story({
  args: { firstChargeAt: '2027-01-28T10:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.later('January 28, 2027'))).toBeVisible();
  },
});
