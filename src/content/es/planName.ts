const names: Readonly<Record<string, string>> = { Monthly: 'mensual', Yearly: 'anual' };

/** How a plan is called after the word 'plan'; one that is not on sale keeps its own name. */
export function planName(plan: string): string {
  return names[plan] ?? plan;
}
