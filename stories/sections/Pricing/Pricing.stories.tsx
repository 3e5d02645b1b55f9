import { expect, waitFor } from 'storybook/test';
import { pricing } from '#content/landing/pricing.ts';
import { signUpQuery } from '#domain/choice.ts';
import { Pricing } from '#sections/Pricing/Pricing.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { alsoInSpanish, notPictured, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Pricing/Pricing',
  component: Pricing,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: {
    ...pricing,
    today: new Date(),
    signUpHref: (choice) => `/sign-up/signin${signUpQuery(choice)}`,
  },
});

export const BothPlans = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-PRICING-MONTHLY'],
  play: async ({ canvas }) => {
    for (const { price, notes } of pricing.plans) {
      await expect(canvas.getByText(price)).toBeVisible();
      for (const note of notes) await expect(canvas.getByText(note)).toBeVisible();
    }
    await expect(canvas.getByText(pricing.plans[0].badge)).toBeVisible();
    for (const feature of pricing.included.features) await expect(canvas.getByText(feature)).toBeVisible();
  },
});

/** The heading names the price in the currency that is chosen below it; in rupees, which nothing is sold in, in dollars. */
export const InEuros = meta.story({
  parameters: notPictured('It looks like Every Price In Euros of the calculator.'),
  play: async ({ canvas, userEvent }) => {
    const currency = canvas.getByLabelText('Currency');
    for (const [chosen, billed] of [
      ['EUR', 'EUR'],
      ['INR', 'USD'],
      ['USD', 'USD'],
    ] as const) {
      await userEvent.selectOptions(currency, chosen);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
          listedPrice('Monthly', 1, billed).round,
        ),
      );
    }
  },
});
