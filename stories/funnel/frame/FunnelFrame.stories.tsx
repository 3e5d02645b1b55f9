import { expect, fn } from 'storybook/test';
import { brand, funnel } from '#content/index.ts';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';
import { presses } from '#stories/support/presses.ts';
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
  args: { onLogout: fn() },
  play: presses(funnel.logout, 'onLogout'),
});
