import { expect } from 'storybook/test';
import { pricing } from '#content/landing/pricing.ts';
import { signUpQuery } from '#domain/choice.ts';
import { PriceCalculator } from '#sections/Pricing/PriceCalculator.tsx';
import { Pricing } from '#sections/Pricing/Pricing.tsx';
import { alsoInSpanish, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Pricing/Pricing',
  component: Pricing,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    ...pricing,
    children: <PriceCalculator signUpHref={(choice) => `/sign-up/signin${signUpQuery(choice)}`} />,
  },
});

export const BothPlans = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-PRICING-MONTHLY'],
  play: async ({ canvas, userEvent }) => {
    for (const { price, notes } of pricing.plans) {
      await expect(canvas.getByText(price)).toBeVisible();
      for (const note of notes) await expect(canvas.getByText(note)).toBeVisible();
    }
    for (const feature of pricing.included.features) await expect(canvas.getByText(feature)).toBeVisible();
    const [yearly, monthly] = pricing.plans;
    await expect(canvas.getByRole('link', { name: yearly.start })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Yearly&devices=1&currency=USD',
    );
    await userEvent.click(canvas.getByRole('radio', { name: monthly.label }));
    await expect(canvas.getByRole('link', { name: monthly.start })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Monthly&devices=1&currency=USD',
    );
    await userEvent.click(canvas.getByRole('radio', { name: yearly.label }));
  },
});
