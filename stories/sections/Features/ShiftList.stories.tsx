import { features } from '#content/landing/features.ts';
import { ShiftList } from '#sections/Features/ShiftList.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
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
  args: { shifts: features.shifts },
});

export const ADay = meta.story({ parameters: picturedAt('phone') });
