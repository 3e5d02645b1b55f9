import type { Problem } from '#gateways/problems.ts';

/** Remembers what is thrown on a page until its script sends it (`collectErrors.ts`). Runs first, and does nothing else. */
export function rememberErrors(): void {
  const problems: Problem[] = (window.problems = []);
  addEventListener('error', (problem) => problems.push(problem));
}
