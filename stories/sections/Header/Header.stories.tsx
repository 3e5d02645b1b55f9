import { expect, waitFor } from 'storybook/test';
import { brand } from '#content/index.ts';
import { header } from '#content/landing/header.ts';
import { Header } from '#sections/Header/Header.tsx';
import { overItsSurface } from '#stories/support/frames.tsx';
import { alsoInSpanish, notPictured, onlyAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Header',
  component: Header,
  parameters: { layout: 'fullscreen', ...screenPictures },
  decorators: [overItsSurface(240)],
  args: {
    ...header,
    brandName: brand.name,
    homeHref: '/',
    signUp: { label: header.signUp, href: '/sign-up/signin' },
  },
});

export const OnPaper = meta.story({
  tags: ['R-NAV-ITEMS', 'R-NAV-SIGN-UP'],
  play: async ({ canvas, args }) => {
    const [, ...words] = args.items.map(({ label }) => canvas.queryByRole('link', { name: label }));
    const shown = words.every((link) => link?.checkVisibility());
    // A window shows either the links or the menu button, never both.
    await expect(canvas.queryByRole('button', { name: args.menu.open }) === null).toBe(shown);
  },
});

export const OnOrange = meta.story({ args: { over: 'orange' } });

export const AtTheWidestWithTheMenu = meta.story({
  tags: ['R-NAV-MENU'],
  globals: { viewport: { value: 'menu' } },
  parameters: notPictured('It looks like the one on a tablet.'),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: args.menu.open })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument();
  },
});

export const MenuOpen = meta.story({
  ...onlyAt('phone', alsoInSpanish.visual),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.menu.open }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: args.menu.label })).toBeVisible());
    await expect(canvas.getByRole('link', { name: args.dashboard.label })).toBeVisible();
  },
});

export const OpensTheDashboardWithoutAnOpener = meta.story({
  tags: ['R-NAV-DASHBOARD'],
  ...onlyAt('desktop'),
  parameters: notPictured('It looks like On Paper.'),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.dashboard.label });
    await expect(link).toHaveAttribute('href', args.dashboard.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});
