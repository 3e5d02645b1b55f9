import { expect, fn } from 'storybook/test';
import { PapersPage } from '#app/pages/PapersPage.tsx';
import { receipts } from '#content/account/receipts.ts';
import { papersPath } from '#domain/invoice.ts';
import { gatewaysForAccount } from '#stories/support/accountGateways.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { withRefunds } from '#stories/support/sampleAccounts.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { receipts: papers, profile } = withRefunds;
const openPapers = fn(() => Promise.resolve({ receipts: papers, profile, email: sampleOwner.email }));

const meta = preview.meta({
  title: 'Pages/PapersPage',
  component: PapersPage,
  parameters: {
    layout: 'fullscreen',
    route: papersPath('id.secret', papers[0]?.transactionId ?? null),
    ...notPictured('PapersView is pictured.'),
  },
});

export const OpensTheMailedPaper = meta.story({
  tags: ['R-BOOKS-LINK'],
  decorators: [withGateways(gatewaysForAccount(null, { openPapers }))],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { expanded: true, name: new RegExp(receipts.close) }),
    ).toBeVisible();
    await expect(openPapers).toHaveBeenCalledWith('id.secret');
  },
});
