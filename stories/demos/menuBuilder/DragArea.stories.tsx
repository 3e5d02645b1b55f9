import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { ItemRow } from '#demos/menuBuilder/ItemRow.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { stillHands } from './stillHands.ts';
import { DragArea } from '#demos/menuBuilder/DragArea.tsx';

const drinks = sampleMenu.categories[3];

const meta = preview.meta({
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
  parameters: notPictured('The whole demo is pictured.'),
});

export const WithThreeRows = meta.story();
