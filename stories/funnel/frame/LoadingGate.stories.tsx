import type { Meta, StoryObj } from '@storybook/react-vite';

import { funnel } from '#content/index.ts';
import { LoadingGate } from '#funnel/frame/LoadingGate.tsx';

const meta = {
  title: 'Funnel/Frame/LoadingGate',
  component: LoadingGate,
  parameters: { layout: 'fullscreen' },
  args: { title: funnel.plans.heading, text: funnel.plans.loading, step: 1 },
} satisfies Meta<typeof LoadingGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAStep: Story = {};
