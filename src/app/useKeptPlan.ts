import { useEffect } from 'react';
import type { PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** Stores the URL's plan in this browser, also for a visitor who must sign in or register first. */
export function useKeptPlan(plan: PublicPlanName | undefined): void {
  const { session } = useGateways();
  useEffect(() => session.save({ plan }), [session, plan]);
}
