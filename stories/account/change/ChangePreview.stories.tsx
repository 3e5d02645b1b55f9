import { expect, within } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { active, inTrial, sampleChange } from '#stories/support/sampleAccounts.ts';
import { ChangePreview } from '#account/change/ChangePreview.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { lacks } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Change/ChangePreview',
  component: ChangePreview,
  ...inPhoneColumn,
  args: {
    account: active,
    change: sampleChange(),
  },
});

const { preview: words } = change;

export const NewPrice = meta.story({
  tags: ['R-CHANGE-PRICE-FIRST', 'R-CHANGE-DEVICES', 'R-AGREEMENT-SHOWN'],
  play: async ({ canvas, canvasElement }) => {
    // The day of the charge, and the day from which the devices count.
    await expect(canvas.getAllByText('January 28, 2027')).toHaveLength(2);
    // An earlier change may not have been charged yet, so the agreed price says nothing about the time until then.
    const bill = within(canvas.getByRole('heading', { level: 4 }).closest('section') ?? canvasElement);
    await expect(bill.getAllByText(/\d\.\d\d/u)).toHaveLength(1);
    const said = canvas.getByText(/^You agree to pay/u);
    await expect(said).toHaveTextContent(
      / every year, starting January 28, 2027, until you cancel\. Terms of Use$/u,
    );
  },
});
export const InTheTrial = meta.story({
  args: { account: inTrial, change: sampleChange('Monthly', 5, inTrial) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(words.devicesFrom)).toBeVisible();
    await expect(canvas.getByText(words.atOnce)).toBeVisible();
    // Nothing is paid before the trial ends, so the only price is the one that follows.
    const bill = within(canvas.getByRole('heading', { level: 4 }).closest('section') ?? canvasElement);
    await expect(bill.getByText(words.untilThen).nextSibling).toHaveTextContent(words.free);
    await expect(bill.getAllByText(/\d\.\d\d/u)).toHaveLength(1);
    // 'Then' is the day of the charge, which is the last one named before.
    await expect(bill.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      words.devicesFrom,
      words.from,
      words.untilThen,
    ]);
  },
});
/** Unchanged devices are not mentioned. */
export const OtherPlan = meta.story({
  args: { change: sampleChange('Yearly', 3) },
  play: lacks(words.devicesFrom),
});
export const ACouponEnds = meta.story({
  tags: ['R-CHANGE-PRICE-FIRST'],
  args: { change: { ...sampleChange('Monthly', 4), lostCoupon: 'LAUNCH' } },
  play: async ({ canvasElement }) => {
    const price = `${listedPrice('Monthly', 4).text} per month`;
    await expect(canvasElement).toHaveTextContent(words.couponEnds('LAUNCH', price));
  },
});
