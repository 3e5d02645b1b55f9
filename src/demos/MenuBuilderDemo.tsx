import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { DemoFrame } from './frame/DemoFrame.tsx';
import { MenuBuilder } from './menuBuilder/MenuBuilder.tsx';

/** Entry point of the menu builder, loaded lazily. */
export function MenuBuilderDemo() {
  return (
    <DemoFrame title={menuBuilder.title}>
      <MenuBuilder />
    </DemoFrame>
  );
}
