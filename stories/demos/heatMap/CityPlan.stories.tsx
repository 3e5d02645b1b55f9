import type { Meta, StoryObj } from '@storybook/react-vite';
import { CityPlan } from '#demos/heatMap/CityPlan.tsx';

const meta = {
  title: 'Demos/HeatMap/CityPlan',
  component: CityPlan,
} satisfies Meta<typeof CityPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '3 / 2', maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
};

export const Portrait: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '6 / 7', maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
