import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignalStatus } from '#demos/frame/SignalStatus.tsx';

const meta = {
  title: 'Demos/Frame/SignalStatus',
  component: SignalStatus,
  args: { airplane: false, waiting: 0 },
} satisfies Meta<typeof SignalStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Synced: Story = {};

export const Syncing: Story = { args: { waiting: 3 } };

export const Airplane: Story = { args: { airplane: true } };

export const AirplaneWithOrdersWaiting: Story = { args: { airplane: true, waiting: 1 } };
