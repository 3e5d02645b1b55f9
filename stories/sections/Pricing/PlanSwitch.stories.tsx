import { expect } from 'storybook/test';
import { pricing } from '#content/landing/pricing.ts';
import { PlanSwitch } from '#sections/Pricing/PlanSwitch.tsx';
import { inColumn, underHeading } from '#stories/support/frames.tsx';
import { screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Pricing/PlanSwitch',
  component: PlanSwitch,
  decorators: [underHeading(pricing.titleIn('USD')), inColumn(584)],
  parameters: screenPictures,
  args: { label: 'Plan', name: 'plan', plans: pricing.plans, defaultValue: 'Yearly' },
});

export const BothPlans = meta.story({
  play: async ({ canvas }) => {
    for (const { name, price, notes } of pricing.plans) {
      await expect(canvas.getByRole('radio', { name })).toBeVisible();
      await expect(canvas.getByText(price)).toBeVisible();
      for (const note of notes) await expect(canvas.getByText(note)).toBeVisible();
    }
    await expect(canvas.getByText('MOST POPULAR')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  },
});
