import { LoadingState } from '#components/LoadingState.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Props of `LoadingGate`. */
export interface LoadingGateProps {
  /** The heading the step will have. */
  title: string;
  /** What is being waited for. */
  text: string;
  /** Index of the step in the progress bar. */
  step?: number;
  width?: 'form' | 'page';
}

/** Stands where a step will be, under its heading, so that nothing jumps when it arrives. */
export function LoadingGate({ text, ...frame }: LoadingGateProps) {
  return (
    <StepFrame {...frame}>
      <LoadingState text={text} />
    </StepFrame>
  );
}
