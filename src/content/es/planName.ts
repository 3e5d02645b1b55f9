import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';

const names: Readonly<Record<PublicPlanName, string>> = { Monthly: 'mensual', Yearly: 'anual' };

/** The plan's name after the word 'plan'; a plan that is not on sale keeps its name. */
export function planName(plan: string): string {
  const known = publicPlanNames.find((name) => name === plan);
  return known === undefined ? plan : names[known];
}
