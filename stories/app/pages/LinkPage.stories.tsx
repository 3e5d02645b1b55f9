import { expect, fn } from 'storybook/test';
import { LinkPage } from '#app/pages/LinkPage.tsx';
import { addresses } from '#content/account/addresses.ts';
import { gatewaysForAccount } from '#stories/support/accountGateways.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/LinkPage',
  component: LinkPage,
  parameters: { layout: 'fullscreen', ...notPictured('LinkQuestion is pictured.') },
  args: { kind: 'takeBack' as const },
});

const takeAddressBack = fn(() => Promise.resolve());

export const TakesTheAddressBackOnceItIsPressed = meta.story({
  tags: ['R-ADDRESS-BACK'],
  parameters: { route: '/account/take-back#id.secret' },
  decorators: [withGateways(gatewaysForAccount(null, { takeAddressBack }))],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: addresses.takeBack.submit });
    await expect(takeAddressBack).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByText(addresses.takeBack.done)).toBeVisible();
    await expect(takeAddressBack).toHaveBeenCalledWith('id.secret');
  },
});
