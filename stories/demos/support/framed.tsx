import type { ComponentType } from 'react';
import { DemoFrame } from '#demos/frame/DemoFrame.tsx';

/** A story's `render` that puts a demo into the frame it has on the page. */
export function framed(title: string, Demo: ComponentType) {
  return () => (
    <DemoFrame title={title}>
      <Demo />
    </DemoFrame>
  );
}
