import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { DemoFrame } from './frame/DemoFrame.tsx';
import { PointOfSale } from './pointOfSale/PointOfSale.tsx';

/** The lazy door of the point of sale. */
export function PointOfSaleDemo() {
  return (
    <DemoFrame title={pointOfSale.title}>
      <PointOfSale />
    </DemoFrame>
  );
}
