import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandLink } from '#components/BrandLink.tsx';
import { brand } from '#content/index.ts';
import { tokens } from '#theme/index.ts';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/BrandLink',
  component: BrandLink,
  decorators: [inColumn()],
  args: { href: '/', name: brand.name },
} satisfies Meta<typeof BrandLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
  },
};

export const OnGreen: Story = {
  args: { ground: 'dark' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, backgroundColor: tokens.color.green }}>
        <Story />
      </div>
    ),
  ],
};
