import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { features } from '#content/landing/features.ts';
import { Features } from '#sections/Features/Features.tsx';
import { featurePictures } from '#site/pages/featurePictures.ts';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/Features/Features',
  component: Features,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: { ...features, pictures: featurePictures },
} satisfies Meta<typeof Features>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    for (const { title, link } of Object.values(features.cards)) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(canvas.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
    }
  },
};

/** Longer words than any language needs. */
export const LongWords: Story = { globals: { text: 'long' } };
