import { FooterLinks } from '#components/FooterLinks.tsx';
import { funnel } from '#content/index.ts';
import preview from '#storybook/preview.tsx';

const { terms, privacy, help } = funnel.links;

const meta = preview.meta({
  title: 'Components/Navigation/FooterLinks',
  component: FooterLinks,
  tags: ['autodocs'],
  args: { label: 'Legal and help', links: [terms, privacy, { ...help, newTab: true }] },
});

export const ThreeLinks = meta.story();
