import { MenuBuilderDemo } from '#demos/MenuBuilderDemo.tsx';
import { alsoInSpanish } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { withDemoState } from './support/withDemoState.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilderDemo',
  component: MenuBuilderDemo,
});

export const OnTheTablet = meta.story({ parameters: alsoInSpanish, decorators: [withDemoState()] });
