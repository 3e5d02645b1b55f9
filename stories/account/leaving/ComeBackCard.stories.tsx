import { expect, fn } from 'storybook/test';
import { leaving as words } from '#content/account/leaving.ts';
import { ComeBackCard } from '#account/leaving/ComeBackCard.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Leaving/ComeBackCard',
  component: ComeBackCard,
  ...inPhoneColumn,
  args: { firstChargeAt: null, onComeBack: fn() },
});

const { comeBack } = words;

export const ChargedAtOnce = meta.story({
  tags: ['R-BACK-TERMS'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(comeBack.today, { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: comeBack.submit }));
    await expect(args.onComeBack).toHaveBeenCalledOnce();
  },
});
export const ChargedWhenThePaidTimeEnds = meta.story({
  tags: ['R-BACK-TERMS'],
  args: { firstChargeAt: '2027-01-28T10:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(comeBack.later('January 28, 2027'), { exact: false })).toBeVisible();
  },
});
