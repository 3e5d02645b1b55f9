import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingState } from '#components/LoadingState.tsx';
import { motion } from '#theme/index.ts';

const meta = { title: 'Theme/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three durations and one curve. */
export const Durations: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 12 }}>
      {Object.entries(motion).map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{typeof value === 'number' ? `${value} ms` : value}</dd>
        </div>
      ))}
    </dl>
  ),
};

/** What moves stops inside `[data-motion="paused"]`, as it does when the system asks for less motion. */
export const Paused: Story = {
  render: () => (
    <div data-motion="paused">
      <LoadingState text="Loading..." />
    </div>
  ),
};
