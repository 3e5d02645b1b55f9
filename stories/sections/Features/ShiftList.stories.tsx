import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '#content/landing/features.ts';
import { ShiftList } from '#sections/Features/ShiftList.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/Features/ShiftList',
  component: ShiftList,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 150 }}>
        <Story />
      </div>
    ),
    inColumn(360),
  ],
  parameters: picturedAt('phone', 'desktop'),
  args: { shifts: features.shifts },
} satisfies Meta<typeof ShiftList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {};
