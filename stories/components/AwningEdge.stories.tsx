import type { Meta, StoryObj } from '@storybook/react-vite';
import { AwningEdge } from '#components/AwningEdge.tsx';

const meta = {
  title: 'Components/AwningEdge',
  component: AwningEdge,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AwningEdge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AcrossAPage: Story = {};
