import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterLinks } from '#components/FooterLinks.tsx';
import { funnel } from '#content/index.ts';

const { terms, privacy, help } = funnel.links;

const meta = {
  title: 'Components/FooterLinks',
  component: FooterLinks,
  args: { label: 'Legal and help', links: [terms, privacy, { ...help, newTab: true }] },
} satisfies Meta<typeof FooterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLinks: Story = {};
