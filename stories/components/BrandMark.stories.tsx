import { expect } from 'storybook/test';
import { BrandMark } from '#components/BrandMark.tsx';
import { brand } from '#content/index.ts';
import preview from '#storybook/preview.tsx';
import { tokens } from '#theme/index.ts';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Brand/BrandMark',
  component: BrandMark,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { name: brand.name },
});

export const WithWordMark = meta.story();

export const MarkAlone = meta.story({
  args: { wordmark: false, size: 64 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.name })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' }}>
      {[16, 24, 32, 48, 96].map((size) => (
        <BrandMark key={size} {...args} size={size} wordmark={false} />
      ))}
    </div>
  ),
});

export const OnDarkGround = meta.story({
  args: { ground: 'dark', size: 48 },
  decorators: [
    (Story) => (
      <div style={{ backgroundColor: tokens.color.green, padding: 32 }}>
        <Story />
      </div>
    ),
  ],
});
