import type { PublicPlanName } from '#domain/plan.ts';
import type { Step } from '#domain/steps.ts';

export interface AboutStep {
  plan?: PublicPlanName;
  /** Whether a coupon is applied. */
  coupon?: boolean;
  /** Whether the step is that a screen is shown, which its reload does not repeat. */
  isScreen?: boolean;
}

/** Counts that a visit came to a step, without anything about the visitor. Never throws. */
export type CountStep = (step: Step, about?: AboutStep) => void;
