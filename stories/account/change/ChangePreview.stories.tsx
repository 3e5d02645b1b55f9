import { expect } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { active, sampleChange } from '#stories/support/sampleAccounts.ts';
import { ChangePreview } from '#account/change/ChangePreview.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { twiceTheText } from '#stories/support/twiceTheText.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Account/Change/ChangePreview',
  component: ChangePreview,
  ...inPhoneColumn,
  args: {
    subscription: active.subscription,
    change: sampleChange(),
  },
});

const { preview: words } = change;

export const NewPrice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('January 28, 2027')).toBeVisible();
    await expect(canvas.getByText(`${listedPrice('Monthly', 3).text} per month`)).toBeVisible();
  },
});
export const ACouponEnds = meta.story({
  args: { change: { ...sampleChange('Monthly', 4), couponEnds: 'LAUNCH' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(words.couponEnds('LAUNCH', `${listedPrice('Monthly', 4).text} per month`)),
    ).toBeVisible();
  },
});

/** Twice the text on the narrowest phone: a day breaks between its words. */
export const LargeText = meta.story({
  ...twiceTheText,
  decorators: [inColumn(272)],
  play: async ({ canvasElement }) => {
    const bill = canvasElement.querySelector('section');
    await expect(bill?.scrollWidth).toBeLessThanOrEqual(bill?.clientWidth ?? 0);
  },
});
