import type { Meta, StoryObj } from '@storybook/react-vite';

import { DashboardLink } from '#funnel/frame/DashboardLink.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = {
  title: 'Funnel/Frame/DashboardLink',
  component: DashboardLink,
  decorators: [inColumn()],
} satisfies Meta<typeof DashboardLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AmongOthers: Story = {};
export const TheOneWayOn: Story = { args: { variant: 'contained' } };
