import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Dragging } from './useDragging.ts';

type Setup = ComponentProps<typeof DragDropProvider>;

/** Mouse, pen and finger drag; the keyboard has its own way, which knows rows and categories. */
const sensors: Setup['sensors'] = [PointerSensor];

/** The library's usual plugins without its English words: the builder reads out its own. */
const plugins: Setup['plugins'] = (defaults) => defaults.filter((plugin) => plugin !== Accessibility);

/** Props of `DragArea`. */
export interface DragAreaProps extends Partial<Omit<Dragging, 'shown'>> {
  /** The sortable content. */
  children: ReactNode;
}

/** The area in which a mouse, a pen or a finger drags things. */
export function DragArea({ children, ...events }: DragAreaProps) {
  return (
    <DragDropProvider {...events} {...{ sensors, plugins }}>
      {children}
    </DragDropProvider>
  );
}
