import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { DemoFrame } from './frame/DemoFrame.tsx';
import { MenuBuilder } from './menuBuilder/MenuBuilder.tsx';

/** The lazy door of the menu builder. */
export function MenuBuilderDemo() {
  return (
    <DemoFrame title={menuBuilder.title}>
      <MenuBuilder />
    </DemoFrame>
  );
}
