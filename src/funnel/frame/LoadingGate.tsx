import { LoadingState } from '#components/LoadingState.tsx';
import type { SceneProps } from './Scene.tsx';
import { StepFrame } from './StepFrame.tsx';

export interface LoadingGateProps {
  /** The step's heading. */
  title: string;
  /** The text shown while loading. */
  text: string;
  /** Index of the step in the progress bar. */
  step?: number;
  width?: 'form' | 'page';
  /** What the truck of the step shows meanwhile. */
  scene?: SceneProps;
}

/** Shown in place of a step while it loads, with the step's heading, so nothing moves when the step appears. */
export function LoadingGate({ text, ...frame }: LoadingGateProps) {
  return (
    <StepFrame {...frame}>
      <LoadingState text={text} />
    </StepFrame>
  );
}
