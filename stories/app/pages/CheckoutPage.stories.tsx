import { expect } from 'storybook/test';
import { CheckoutPage } from '#app/pages/CheckoutPage.tsx';
import { expectAddress, withAddress } from '#stories/support/atRoute.tsx';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gates, readyFor } from '#stories/support/gates.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { registered } from '#stories/support/samples.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/CheckoutPage',
  component: CheckoutPage,
  parameters: pageAt('/sign-up/checkout?plan=Yearly'),
});

export const Loading = meta.story(gates.loading);

export const Ready = meta.story(
  readyFor(registered, async ({ canvas }) => {
    await expect(await canvas.findByTestId('quote-total')).toHaveTextContent(listedPrice('Yearly', 3).text);
  }),
);

export const Failed = meta.story(gates.failed);

export const AlreadySubscribed = meta.story(gates.alreadySubscribed);

export const SendsAStrangerToSignIn = meta.story(gates.strangerToSignIn);

export const SendsAnUnregisteredOwnerToRegister = meta.story(gates.unregisteredToRegister);

export const WithoutAPlanGoesBackToThePlans = meta.story({
  tags: ['R-CHECKOUT-NO-PLAN'],
  parameters: { route: '/sign-up/checkout', ...notPictured('It shows another screen.') },
  decorators: [withAddress, withGateways(gatewaysFor(registered))],
  play: async ({ canvasElement }) => {
    await expectAddress(canvasElement, '/sign-up/plans');
  },
});
