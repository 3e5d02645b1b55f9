import { expect } from 'storybook/test';
import { hero } from '#content/landing/hero.ts';
import { PriceSlip } from '#sections/PriceSlip/PriceSlip.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/PriceSlip/PriceSlip',
  component: PriceSlip,
  decorators: [inColumn(256)],
  args: hero.slip,
});

/** It ends with what is paid today. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const prices = canvas.getAllByRole('definition').map((price) => price.textContent);
    await expect(prices.at(0)).toBe(listedPrice('Monthly').round);
    await expect(prices.at(-1)).toBe('$0');
  },
});

/** Words longer than in any language. */
export const LongWords = meta.story({ globals: { text: 'long' } });
