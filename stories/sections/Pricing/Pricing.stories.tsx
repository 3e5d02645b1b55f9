import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landing } from '#content/landing.ts';
import { Pricing } from '#sections/Pricing/Pricing.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const { pricing } = landing;

const meta = {
  title: 'Sections/Pricing/Pricing',
  component: Pricing,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: { ...pricing, startHref: '/sign-up/signin' },
} satisfies Meta<typeof Pricing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothPlans: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$49')).toBeVisible();
    await expect(canvas.getByText('$29')).toBeVisible();
    await expect(canvas.getByText('Billed annually at $348')).toBeVisible();
    await expect(canvas.getByText('Save $240 per year')).toBeVisible();
    await expect(canvas.getByText('Save 40% by paying annually')).toBeVisible();
    await expect(canvas.getByText('7-day free trial')).toBeVisible();
    await expect(canvas.getByText('14-day free trial')).toBeVisible();
  },
};
