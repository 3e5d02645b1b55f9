import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { NumberTable } from '#demos/frame/NumberTable.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';

const { columns } = heatMap;

const meta = preview.meta({
  title: 'Demos/Frame/NumberTable',
  component: NumberTable,
  decorators: [onTablet()],
  args: {
    caption: 'Everything, Tuesday lunch',
    columns: [columns.spot, columns.profit, columns.revenue, columns.orders, columns.share],
    rows: [
      { id: 'mission', name: sample.spots.mission, cells: ['$411.88', '$662.35', '57', '4%'] },
      { id: 'ropewalk', name: sample.spots.ropewalk, cells: ['$298.69', '$414.55', '25', '0%'] },
      { id: 'tram', name: sample.spots.tram, cells: ['$0.00', '$0.00', '0', '5%'] },
    ],
  },
  parameters: notPictured('The whole demo is pictured.'),
});

export const Plain = meta.story();

export const OrderedByAColumn = meta.story({ args: { mainColumn: 0 } });
