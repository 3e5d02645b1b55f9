import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hero } from '#content/landing/hero.ts';
import { PriceSlip } from '#sections/Hero/PriceSlip.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';

const meta = {
  title: 'Sections/Hero/PriceSlip',
  component: PriceSlip,
  decorators: [inColumn(256)],
  args: hero.slip,
} satisfies Meta<typeof PriceSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const EndsWithWhatIsPaidToday: Story = {
  play: async ({ canvas }) => {
    const prices = canvas.getAllByRole('definition').map((price) => price.textContent);
    await expect(prices.at(0)).toBe(listedPrice('Monthly').round);
    await expect(prices.at(-1)).toBe('$0');
  },
};

/** Longer words than any language needs. */
export const LongWords: Story = { globals: { text: 'long' } };
