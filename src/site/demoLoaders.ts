import type { ComponentType } from 'react';
import type { DemoAnchor } from '#content/landing/tryIt.ts';
import { retriedImport } from '#loading/lazyImport.ts';

export const demoLoaders: Readonly<Record<DemoAnchor, () => Promise<ComponentType>>> = {
  'try-it-heat-map': async () => (await retriedImport(() => import('#demos/HeatMapDemo.tsx'))).HeatMapDemo,
  'try-it-menu-builder': async () =>
    (await retriedImport(() => import('#demos/MenuBuilderDemo.tsx'))).MenuBuilderDemo,
  'try-it-point-of-sale': async () =>
    (await retriedImport(() => import('#demos/PointOfSaleDemo.tsx'))).PointOfSaleDemo,
  'try-it-analytics': async () =>
    (await retriedImport(() => import('#demos/AnalyticsDemo.tsx'))).AnalyticsDemo,
};
