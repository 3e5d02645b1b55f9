import { expect, fn } from 'storybook/test';
import { PapersView } from '#account/links/PapersView.tsx';
import { addresses } from '#content/account/addresses.ts';
import { receipts } from '#content/account/receipts.ts';
import { AppError } from '#domain/errors.ts';
import { withRefunds } from '#stories/support/sampleAccounts.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { notPictured, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { receipts: papers, profile } = withRefunds;

const meta = preview.meta({
  title: 'Account/Links/PapersView',
  component: PapersView,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    state: { status: 'done' as const, answer: { receipts: papers, profile, email: sampleOwner.email } },
    asked: papers[0]?.transactionId ?? null,
    onRetry: fn(),
  },
});

export const Open = meta.story({
  tags: ['R-BOOKS-LINK'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: receipts.download })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /log ?out/iu })).toBeNull();
  },
});
export const Loading = meta.story({
  parameters: notPictured('It looks like the other loading screens.'),
  args: { state: { status: 'busy' } },
});
export const Closed = meta.story({
  parameters: notPictured('It looks like LinkQuestion, Expired.'),
  args: { state: { status: 'failed', error: new AppError('link/invalid') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: addresses.papers.failedHeading })).toHaveFocus();
  },
});
export const Unreachable = meta.story({
  parameters: notPictured('It looks like other screens that are out of reach.'),
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
