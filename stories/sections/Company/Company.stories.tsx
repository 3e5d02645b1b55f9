import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#content/landing/company.ts';
import { Company } from '#sections/Company/Company.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/Company/Company',
  component: Company,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: company,
} satisfies Meta<typeof Company>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    for (const { id, title } of company.blocks) {
      await expect(canvas.getByRole('article', { name: title })).toHaveAttribute('id', id);
    }
  },
};

export const WithoutLinks: Story = {
  args: { blocks: company.blocks.map(({ id, title, body }) => ({ id, title, body })) },
};

/** Longer words than any language needs. */
export const LongWords: Story = { globals: { text: 'long' } };
