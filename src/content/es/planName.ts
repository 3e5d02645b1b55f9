const names: Readonly<Record<string, string>> = { Monthly: 'mensual', Yearly: 'anual' };

/** The plan's name after the word 'plan'; a plan that is not on sale keeps its name. */
export function planName(plan: string): string {
  return names[plan] ?? plan;
}
