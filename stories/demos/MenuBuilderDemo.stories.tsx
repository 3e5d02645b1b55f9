import { MenuBuilderDemo } from '#demos/MenuBuilderDemo.tsx';
import preview from '#storybook/preview.tsx';
import { withDemoState } from './support/withDemoState.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilderDemo',
  component: MenuBuilderDemo,
});

export const OnTheTablet = meta.story({ decorators: [withDemoState()] });
