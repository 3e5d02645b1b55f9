import { expect } from 'storybook/test';
import { furtherPrices, pricing } from '#content/landing/pricing.ts';
import { FurtherPrices } from '#sections/Pricing/FurtherPrices.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { listedDevicePrice } from '#stories/support/listedPrice.ts';
import { picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Pricing/FurtherPrices',
  component: FurtherPrices,
  decorators: [inColumn(1040)],
  parameters: screenPictures,
  args: { devices: pricing.devices, table: pricing.table },
});

export const InDollars = meta.story();

export const InPounds = meta.story({
  parameters: picturedAt('phone'),
  args: furtherPrices('GBP'),
  play: async ({ canvas }) => {
    const device = `${listedDevicePrice('Monthly', 'GBP').round} a month`;
    await expect(canvas.getByText(device, { exact: false })).toBeVisible();
  },
});
