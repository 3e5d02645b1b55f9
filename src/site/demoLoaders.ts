import type { ComponentType } from 'react';
import type { DemoAnchor } from '#content/landing/tryIt.ts';

/** Loads the code of each demo. */
export const demoLoaders: Readonly<Record<DemoAnchor, () => Promise<ComponentType>>> = {
  'try-it-heat-map': async () => (await import('#demos/HeatMapDemo.tsx')).HeatMapDemo,
  'try-it-menu-builder': async () => (await import('#demos/MenuBuilderDemo.tsx')).MenuBuilderDemo,
  'try-it-point-of-sale': async () => (await import('#demos/PointOfSaleDemo.tsx')).PointOfSaleDemo,
  'try-it-analytics': async () => (await import('#demos/AnalyticsDemo.tsx')).AnalyticsDemo,
};
