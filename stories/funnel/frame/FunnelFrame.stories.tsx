import { expect, fn, within } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { sellerLine } from '#content/brand.ts';
import { brand, funnel } from '#content/index.ts';
import { languageLinks } from '#content/languageNames.ts';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';
import { notPictured, onlyAt } from '#storybook/pictured.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

/** The switch of the language, in the header or the footer, names each other language in that language. */
async function expectSwitch(place: HTMLElement) {
  for (const { label, lang } of languageLinks(() => '')) {
    const link = within(place).getByRole('link', { name: label });
    await expect(link).toHaveAttribute('lang', lang);
    await expect(link).toHaveAttribute('hreflang', lang);
  }
}

const meta = preview.meta({
  title: 'Funnel/Frame/FunnelFrame',
  component: FunnelFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: funnel.signIn.heading,
    lead: funnel.signIn.intro,
    children: funnel.checkEmail.sentToUnknown,
  },
});

export const NoStep = meta.story({
  tags: ['R-SELLER'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(sellerLine);
    await expect(canvas.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: funnel.logout })).toBeNull();
    await expectSwitch(canvas.getByRole('banner'));
  },
});

export const BesideAnotherAction = meta.story({
  args: { actions: <ActionButton variant="text">{funnel.checkout.back}</ActionButton>, onLogout: fn() },
  parameters: notPictured('The checkout shows it.'),
  play: async ({ canvas }) => expectSwitch(canvas.getByRole('contentinfo')),
});

export const LogsOut = meta.story({
  ...onlyAt('phone'),
  args: { onLogout: fn() },
  play: async (context) => {
    const footer = within(context.canvas.getByRole('contentinfo'));
    const { label, href } = funnel.links.account;
    const door = footer.getByRole('link', { name: label });
    await expect(door).toBeVisible();
    await expect(door).toHaveAttribute('href', href);
    await expectSwitch(context.canvas.getByRole('banner'));
    await presses(funnel.logout, 'onLogout')(context);
  },
});
