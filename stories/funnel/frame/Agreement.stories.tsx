import { expect } from 'storybook/test';
import { shared } from '#content/funnel/shared.ts';
import { agreementText } from '#domain/agreement.ts';
import { Agreement } from '#funnel/frame/Agreement.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const text = agreementText(
  { total: 5_900, currency: 'USD', interval: 'month' },
  new Date('2026-12-01T10:00:00Z'),
);

const meta = preview.meta({
  title: 'Funnel/Frame/Agreement',
  component: Agreement,
  decorators: [inColumn(440)],
  parameters: notPictured('It is pictured above the buttons of PaymentCard and ChangePreview.'),
  args: { text },
});

export const ToPay = meta.story({
  tags: ['R-AGREEMENT-SHOWN'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You agree to pay $59.00 every month, starting December 1, 2026, until you cancel.', {
        exact: false,
      }),
    ).toBeVisible();
    const { label, href } = shared.links.terms;
    await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
});

/** The price may change: the text is hidden, and the layout does not shift. */
export const OutOfDate = meta.story({
  args: { stale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text, { exact: false })).not.toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
