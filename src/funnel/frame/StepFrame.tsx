import { StepProgress } from './StepProgress.tsx';
import { shared } from '#content/funnel/shared.ts';
import { FunnelFrame, type FunnelFrameProps } from './FunnelFrame.tsx';

const { steps } = shared;

/** Props of `StepFrame`. */
export interface StepFrameProps extends Omit<FunnelFrameProps, 'progress'> {
  /** Index of the step in the progress bar, from 0; omitted on screens that are not a step. */
  step?: number;
}

/** The frame of a step, with the progress bar. */
export function StepFrame({ step, ...frame }: StepFrameProps) {
  const progress =
    step === undefined ? null : (
      <StepProgress label={steps.label} steps={steps.names} current={step} doneText={steps.done} />
    );
  return <FunnelFrame {...frame} progress={progress} />;
}
