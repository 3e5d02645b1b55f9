import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { DemoFrame } from './frame/DemoFrame.tsx';
import { PointOfSale } from './pointOfSale/PointOfSale.tsx';

/** Entry point of the point of sale, loaded lazily. */
export function PointOfSaleDemo() {
  return (
    <DemoFrame title={pointOfSale.title}>
      <PointOfSale />
    </DemoFrame>
  );
}
