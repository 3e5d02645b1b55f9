import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PauseAnimations } from '#components/PauseAnimations.tsx';
import { brand } from '#content/brand.ts';
import { footer } from '#content/landing/footer.ts';
import { Footer } from '#sections/Footer/Footer.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const { copyright, pause, ...words } = footer;

const meta = {
  title: 'Sections/Footer/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: { ...words, brand: { name: brand.name, href: '/' }, copyright: copyright(2026) },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { control: <PauseAnimations {...pause} /> } };

export const WithoutAControl: Story = {};

export const OpensProfilesWithoutAnOpener: Story = {
  play: async ({ canvas }) => {
    for (const { label, href } of footer.social.links) {
      const link = canvas.getByRole('link', { name: `${label} ${footer.social.newTab}` });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  },
};

/** Longer words than any language needs. */
export const LongWords: Story = { globals: { text: 'long' } };
