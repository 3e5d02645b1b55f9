import { heatMap } from '#content/demos/heatMap.ts';
import { DemoFrame } from './frame/DemoFrame.tsx';
import { HeatMap } from './heatMap/HeatMap.tsx';

/** The location heat map in the demo frame. Pages load this file lazily. */
export function HeatMapDemo() {
  return (
    <DemoFrame title={heatMap.title}>
      <HeatMap />
    </DemoFrame>
  );
}
