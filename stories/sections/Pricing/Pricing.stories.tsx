import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pricing } from '#content/landing/pricing.ts';
import { signUpQuery } from '#domain/choice.ts';
import { PriceCalculator } from '#sections/Pricing/PriceCalculator.tsx';
import { Pricing } from '#sections/Pricing/Pricing.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const hrefs = { Monthly: '/sign-up/signin?plan=Monthly', Yearly: '/sign-up/signin?plan=Yearly' };

const meta = {
  title: 'Sections/Pricing/Pricing',
  component: Pricing,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: { ...pricing, hrefs },
} satisfies Meta<typeof Pricing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothPlans: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$49')).toBeVisible();
    await expect(canvas.getByText('$29')).toBeVisible();
    await expect(canvas.getByText('MOST POPULAR')).toBeVisible();
    await expect(canvas.getByText('Billed annually at $348')).toBeVisible();
    await expect(canvas.getByText('Save $240 per year')).toBeVisible();
    await expect(canvas.getByText('Save 40% by paying annually')).toBeVisible();
    await expect(canvas.getByText('7-day free trial')).toBeVisible();
    await expect(canvas.getByText('14-day free trial')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start with Monthly' })).toHaveAttribute(
      'href',
      hrefs.Monthly,
    );
    await expect(canvas.getByRole('link', { name: 'Start with Yearly' })).toHaveAttribute(
      'href',
      hrefs.Yearly,
    );
  },
};

/** As it stands on the page. */
export const WithTheCalculator: Story = {
  args: {
    children: <PriceCalculator signUpHref={(choice) => `/sign-up/signin${signUpQuery(choice)}`} />,
  },
};
