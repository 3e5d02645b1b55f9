import { expect, fn, within } from 'storybook/test';
import { brand, funnel } from '#content/index.ts';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';
import { presses } from '#stories/support/presses.ts';
import { onlyAt } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: funnel.logout })).toBeNull();
  },
});

export const LogsOut = meta.story({
  ...onlyAt('phone'),
  args: { onLogout: fn() },
  play: async (context) => {
    const header = within(context.canvas.getByRole('banner'));
    const { label, href } = funnel.links.account;
    const door = header.getByRole('link', { name: label });
    await expect(door).toBeVisible();
    await expect(door).toHaveAttribute('href', href);
    await presses(funnel.logout, 'onLogout')(context);
  },
});
