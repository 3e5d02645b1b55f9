import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Dragging } from './useDragging.ts';

type Setup = ComponentProps<typeof DragDropProvider>;

/** Mouse, pen and finger can drag; `useReordering` handles the keyboard, with rows and categories. */
const sensors: Setup['sensors'] = [PointerSensor];

/** The library's default plugins except its English announcements: the builder announces moves itself. */
const plugins: Setup['plugins'] = (defaults) => defaults.filter((plugin) => plugin !== Accessibility);

export interface DragAreaProps extends Partial<Omit<Dragging, 'shown'>> {
  /** The sortable content. */
  children: ReactNode;
}

/** The area in which entries can be dragged with a mouse, a pen or a finger. */
export function DragArea({ children, ...events }: DragAreaProps) {
  return (
    <DragDropProvider {...events} sensors={sensors} plugins={plugins}>
      {children}
    </DragDropProvider>
  );
}
