import { MapPin } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Content/Icon',
  component: Icon,
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { of: MapPin },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([16, 20, 24, 32, 40] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
});
