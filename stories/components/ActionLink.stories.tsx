import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { ActionLink } from '#components/ActionLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Actions/ActionLink',
  component: ActionLink,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { variant: 'contained' as const, href: '/sign-up/signin', children: 'Get Started' },
});

export const Main = meta.story();
export const Secondary = meta.story({ args: { color: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'text' } });
export const Small = meta.story({ args: { size: 'small', variant: 'outlined' } });
export const Large = meta.story({ args: { size: 'large', endIcon: <Icon of={ArrowRight} /> } });
export const FullWidth = meta.story({ args: { fullWidth: true } });

export const OpensBesideThePage = meta.story({
  parameters: notPictured('It looks like Small, at the usual size.'),
  args: { variant: 'outlined', newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

/** Only a public page's script follows it inside the document; here it is an ordinary link. */
export const InApp = meta.story({
  args: { inApp: true },
  parameters: notPictured('It looks like the main one.'),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
  },
});

export const HeldBack = meta.story({
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  parameters: notPictured('It looks like the main one.'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const InAnotherLanguage = meta.story({
  args: { lang: 'es', href: '/es', children: 'Español' },
  parameters: notPictured('It looks like the main one.'),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Español' });
    await expect(link).toHaveAttribute('lang', 'es');
    await expect(link).toHaveAttribute('hreflang', 'es');
  },
});
