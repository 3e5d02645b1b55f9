import { expect } from 'storybook/test';
import { pricing } from '#content/landing/pricing.ts';
import { PriceTable } from '#sections/Pricing/PriceTable.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { alsoInSpanish, picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Pricing/PriceTable',
  component: PriceTable,
  decorators: [inColumn(680)],
  parameters: screenPictures,
  args: pricing.table,
});

const rowName = (count: number) =>
  `${pricing.table.rows[count - 1]?.devices} ${listedPrice('Monthly', count).text} ${listedPrice('Yearly', count).text}`;

export const Folded = meta.story({ parameters: picturedAt('phone') });

export const Unfolds = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-PRICING-TABLE'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(pricing.table.summary));
    await expect(canvas.getByRole('table', { name: pricing.table.caption })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    const three = canvas.getByRole('row', { name: rowName(3) });
    await expect(three).toBeVisible();
    await expect(canvas.getByRole('row', { name: rowName(10) })).toBeVisible();
  },
});
