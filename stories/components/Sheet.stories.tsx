import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '#components/Sheet.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  decorators: [inColumn()],
  args: { children: <p>A form or a message lies here.</p> },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {};
