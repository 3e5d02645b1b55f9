import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  decorators: [inColumn()],
  args: { of: MapPin },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([16, 20, 24, 32, 40] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
