import type { ComponentType } from 'react';
import { emptyPage } from '#content/landing/captions.ts';
import { AnalyticsDemo } from '#demos/AnalyticsDemo.tsx';
import { HeatMapDemo } from '#demos/HeatMapDemo.tsx';
import { MenuBuilderDemo } from '#demos/MenuBuilderDemo.tsx';
import { PointOfSaleDemo } from '#demos/PointOfSaleDemo.tsx';
import { quickSale } from '#demos/state/quickSale.ts';
import { advanceSync, setAirplane } from '#demos/state/sync.ts';
import { addCategory } from '#demos/state/menuEdits.ts';
import { editCart, editMenu, type StateUpdate } from '#demos/state/demoState.ts';

/** The initial state of a scene. */
interface Scene {
  Demo: ComponentType;
  steps: readonly StateUpdate[];
}

/** A realistic order: two tacos with extras, and dumplings. */
const lunchForTwo = editCart(() => [
  { id: 'tacos', itemId: 'alPastor', modifierIds: ['salsa', 'guacamole'], quantity: 2 },
  { id: 'dumplings', itemId: 'pork', modifierIds: ['chiliCrisp'], quantity: 1 },
]);

/** A menu page that is still empty, beside two full ones. */
const emptySpecial = editMenu((menu) =>
  addCategory(menu, { id: 'special', name: emptyPage, tone: 'green', items: [] }, 2),
);

/** Orders that were sold and reached the server: one to send, one to be confirmed. */
function trade(...ids: readonly string[]): StateUpdate[] {
  return ids.flatMap((id) => [quickSale(id), advanceSync, advanceSync]);
}

export const scenes: Record<string, Scene> = {
  order: { Demo: PointOfSaleDemo, steps: [...trade('a', 'b', 'c'), lunchForTwo] },
  map: { Demo: HeatMapDemo, steps: [] },
  'heat-map': { Demo: HeatMapDemo, steps: [] },
  'menu-builder': { Demo: MenuBuilderDemo, steps: [emptySpecial] },
  'point-of-sale': { Demo: PointOfSaleDemo, steps: [] },
  analytics: { Demo: AnalyticsDemo, steps: trade('a') },
  'feature-offline': {
    Demo: PointOfSaleDemo,
    steps: [...trade('a'), setAirplane(true), quickSale('b'), quickSale('c')],
  },
  'feature-spots': { Demo: HeatMapDemo, steps: [] },
  'feature-menu': { Demo: MenuBuilderDemo, steps: [] },
  'feature-sales': { Demo: AnalyticsDemo, steps: trade('a', 'b', 'c') },
  'feature-discounts': { Demo: PointOfSaleDemo, steps: [] },
};
