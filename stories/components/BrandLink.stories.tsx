import { BrandLink } from '#components/BrandLink.tsx';
import { brand } from '#content/index.ts';
import { leadsTo } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { tokens } from '#theme/index.ts';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/BrandLink',
  component: BrandLink,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { href: '/', name: brand.name },
});

export const OnPaper = meta.story({
  play: leadsTo(brand.name, '/'),
});

export const OnGreen = meta.story({
  args: { ground: 'dark' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, backgroundColor: tokens.color.green }}>
        <Story />
      </div>
    ),
  ],
});
