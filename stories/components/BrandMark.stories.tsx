import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '#components/BrandMark.tsx';
import { brand } from '#content/index.ts';
import { tokens } from '#theme/index.ts';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/BrandMark',
  component: BrandMark,
  decorators: [inColumn()],
  args: { name: brand.name },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithWordMark: Story = {};

export const MarkAlone: Story = {
  args: { wordmark: false, size: 64 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.name })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' }}>
      {[16, 24, 32, 48, 96].map((size) => (
        <BrandMark key={size} {...args} size={size} wordmark={false} />
      ))}
    </div>
  ),
};

export const OnDarkGround: Story = {
  args: { ground: 'dark', size: 48 },
  decorators: [
    (Story) => (
      <div style={{ backgroundColor: tokens.color.green, padding: 32 }}>
        <Story />
      </div>
    ),
  ],
};
