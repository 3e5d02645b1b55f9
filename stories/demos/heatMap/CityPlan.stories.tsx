import { CityPlan } from '#demos/heatMap/CityPlan.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/HeatMap/CityPlan',
  component: CityPlan,
  parameters: notPictured('The whole demo is pictured.'),
});

export const Landscape = meta.story({
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '3 / 2', maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
});

export const Portrait = meta.story({
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '6 / 7', maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});
