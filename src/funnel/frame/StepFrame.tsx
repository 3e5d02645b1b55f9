import { FailedGate, type FailedGateProps } from './FailedGate.tsx';
import { FunnelFrame, type FunnelFrameProps } from './FunnelFrame.tsx';
import { StepProgress } from './StepProgress.tsx';

export interface StepFrameProps extends Omit<FunnelFrameProps, 'progress'> {
  /** Index of the step in the progress bar, from 0; omitted on screens that are not a step. */
  step?: number;
}

/** The frame of a step, with the progress bar. */
export function StepFrame({ step, ...frame }: StepFrameProps) {
  return <FunnelFrame {...frame} progress={step === undefined ? null : <StepProgress current={step} />} />;
}

export interface FailedStepProps extends Omit<FailedGateProps, 'progress'> {
  step: number;
  /** Each step that it replaces offers it (R-LOGOUT), because the data may belong to another account. */
  onLogout: () => void;
}

/** Replaces a step whose data could not be loaded. */
export function FailedStep({ step, ...gate }: FailedStepProps) {
  return <FailedGate {...gate} progress={<StepProgress current={step} />} />;
}
