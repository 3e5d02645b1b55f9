import {
  Beef,
  Citrus,
  CupSoda,
  Fish,
  Milk,
  Salad,
  Shrimp,
  Soup,
  Utensils,
  createLucideIcon,
  type LucideIcon,
} from 'lucide-react';
import type { SampleItemId } from '../state/sampleMenu.ts';

// Icons that the icon set lacks, in its style: 24 units, one stroke width.
const Taco = createLucideIcon('taco', [
  ['path', { d: 'M2 18a10 10 0 0 1 20 0z', key: 'shell' }],
  [
    'path',
    { d: 'M4.5 11.5C4 8.5 7 7 8.5 8.5 9.5 5.5 14.5 5.5 15.5 8.5 17 7 20 8.5 19.5 11.5', key: 'filling' },
  ],
]);
const Mushroom = createLucideIcon('mushroom', [
  ['path', { d: 'M3 13a9 9 0 0 1 18 0z', key: 'cap' }],
  ['path', { d: 'M9 13v5a3 3 0 0 0 6 0v-5', key: 'stem' }],
]);
const Dumpling = createLucideIcon('dumpling', [
  ['path', { d: 'M2 17c0-6 4.5-10 10-10s10 4 10 10c-3 2-17 2-20 0z', key: 'dough' }],
  ['path', { d: 'M7 10.5 8.5 14M12 8.5V13M17 10.5 15.5 14', key: 'folds' }],
]);
const Corn = createLucideIcon('corn', [
  ['path', { d: 'M8 12c0-5 1.5-9 4-9s4 4 4 9-1.5 9-4 9-4-4-4-9z', key: 'cob' }],
  ['path', { d: 'M8.5 9h7M8 13h8M12 3v18', key: 'kernels' }],
  ['path', { d: 'M4 13c0 5 3 8 8 8 5 0 8-3 8-8', key: 'leaves' }],
]);
const Churros = createLucideIcon('churros', [
  ['path', { d: 'M6 13 5 4M10 13V3M14 13V3M18 13l1-9', key: 'sticks' }],
  ['path', { d: 'M4 13h16l-2 8H6z', key: 'cone' }],
]);

const icons: Record<SampleItemId, LucideIcon> = {
  alPastor: Taco,
  asada: Beef,
  fish: Fish,
  mushroom: Mushroom,
  pork: Dumpling,
  shrimp: Shrimp,
  wontons: Soup,
  elote: Corn,
  cucumber: Salad,
  churros: Churros,
  coldBrew: CupSoda,
  horchata: Milk,
  limeade: Citrus,
};

/** The icon of an item; a fork and a knife for a visitor's own items. */
export function foodIcon(itemId: string): LucideIcon {
  return Object.hasOwn(icons, itemId) ? icons[itemId as SampleItemId] : Utensils;
}
