import type { Decorator } from '@storybook/react-vite';
import { DragArea } from '#demos/menuBuilder/DragArea.tsx';

/** Renders a draggable element as the builder does: as a list entry inside the area it can be dragged over. */
export const inDragList: Decorator = (Story) => (
  <DragArea>
    <ul style={{ padding: 0 }}>
      <Story />
    </ul>
  </DragArea>
);
