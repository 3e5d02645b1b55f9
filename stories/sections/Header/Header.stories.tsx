import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '#content/index.ts';
import { landing } from '#content/landing.ts';
import { Header } from '#sections/Header/Header.tsx';

const { header } = landing;

const meta = {
  title: 'Sections/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: brand.name,
    homeHref: '/',
    signUp: { label: header.signUp, href: '/sign-up/signin' },
    dashboard: header.dashboard,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OpensTheDashboardWithoutAnOpener: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: header.dashboard.label });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
