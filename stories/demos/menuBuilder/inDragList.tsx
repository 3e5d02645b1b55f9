import type { Decorator } from '@storybook/react-vite';
import { DragArea } from '#demos/menuBuilder/DragArea.tsx';

/** Renders what can be dragged as the builder does: an entry of a list inside the area it is dragged over. */
export const inDragList: Decorator = (Story) => (
  <DragArea>
    <ul style={{ padding: 0 }}>
      <Story />
    </ul>
  </DragArea>
);
