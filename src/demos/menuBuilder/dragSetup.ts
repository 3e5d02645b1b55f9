import { Accessibility } from '@dnd-kit/dom';
import { PointerSensor, type DragDropProvider } from '@dnd-kit/react';
import type { ComponentProps } from 'react';

type Provider = ComponentProps<typeof DragDropProvider>;

/** Mouse, pen and finger drag; the keyboard has a path of its own, which knows rows and categories. */
export const dragSensors: Provider['sensors'] = [PointerSensor];

/** The library's usual plugins without its English: the builder reads out its own words. */
export const dragPlugins: Provider['plugins'] = (defaults) =>
  defaults.filter((plugin) => plugin !== Accessibility);
