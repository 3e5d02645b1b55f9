import { useEffect } from 'react';
import type { PublicPlanName } from '#domain/plan.ts';
import type { Step } from '#domain/steps.ts';
import { useGateways } from '#gateways/gateways.tsx';

export function useCountedStep(step: Step, shown: boolean, plan?: PublicPlanName): void {
  const { countStep } = useGateways();
  useEffect(() => {
    if (shown) countStep(step, { isScreen: true, ...(plan && { plan }) });
  }, [countStep, plan, shown, step]);
}
