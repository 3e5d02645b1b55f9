import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { ItemRow } from '#demos/menuBuilder/ItemRow.tsx';
import { inColumn } from '../../support/frames.tsx';
import { stillHands } from './stillHands.ts';
import { DragArea } from '#demos/menuBuilder/DragArea.tsx';

const drinks = sampleMenu.categories[3];

const meta = {
  title: 'Demos/MenuBuilder/DragArea',
  component: DragArea,
  decorators: [inColumn(300)],
  args: {
    children: (
      <ul style={{ padding: 0 }}>
        {drinks.items.map((item, index) => (
          <ItemRow
            key={item.id}
            {...{ item, index }}
            menu={sampleMenu}
            categoryId={drinks.id}
            handlers={stillHands()}
          />
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof DragArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithThreeRows: Story = {};
