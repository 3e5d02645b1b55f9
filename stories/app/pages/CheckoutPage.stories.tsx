import { expect } from 'storybook/test';
import { CheckoutPage } from '#app/pages/CheckoutPage.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered } from '#stories/support/samples.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/CheckoutPage',
  component: CheckoutPage,
  parameters: pageAt('/sign-up/checkout?plan=Yearly'),
  decorators: [withGateways(gatewaysFor(registered))],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('quote-total')).toHaveTextContent(listedPrice('Yearly', 3).text);
  },
});
