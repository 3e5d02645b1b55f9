import { LoadingState } from '#components/LoadingState.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Props of `LoadingGate`. */
export interface LoadingGateProps {
  /** The heading the step will have. */
  title: string;
  /** The text while the screen waits. */
  text: string;
  /** Index of the step in the progress bar. */
  step?: number;
  width?: 'form' | 'page';
}

/** Shown in place of a step while it loads, with the step's heading, so that nothing moves when it arrives. */
export function LoadingGate({ text, ...frame }: LoadingGateProps) {
  return (
    <StepFrame {...frame}>
      <LoadingState text={text} />
    </StepFrame>
  );
}
