import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuBuilderDemo } from '#demos/MenuBuilderDemo.tsx';
import { withDemoState } from './support/withDemoState.tsx';

const meta = {
  title: 'Demos/MenuBuilderDemo',
  component: MenuBuilderDemo,
} satisfies Meta<typeof MenuBuilderDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheTablet: Story = { decorators: [withDemoState()] };
