import { PointOfSaleDemo } from '#demos/PointOfSaleDemo.tsx';
import { setAirplane } from '#demos/state/sync.ts';
import { editCart } from '#demos/state/demoState.ts';
import { alsoInSpanish } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { withDemoState } from './support/withDemoState.tsx';
import { sold } from './support/sold.ts';

const meta = preview.meta({
  title: 'Demos/PointOfSaleDemo',
  component: PointOfSaleDemo,
});

const order = editCart(() => [
  { id: 'a', itemId: 'alPastor', modifierIds: ['salsa', 'guacamole'], quantity: 2 },
  { id: 'b', itemId: 'pork', modifierIds: [], quantity: 1 },
]);

export const TakingAnOrder = meta.story({
  parameters: alsoInSpanish,
  decorators: [withDemoState({ steps: [order] })],
});

export const WithoutASignal = meta.story({
  decorators: [
    withDemoState({
      steps: [
        sold({ id: 'a', itemId: 'coldBrew' }),
        setAirplane(true),
        sold({ id: 'b', itemId: 'asada', quantity: 3 }),
        order,
      ],
    }),
  ],
});
