import { sitePaths } from '#domain/paths.ts';
import type { Problem } from '#gateways/problems.ts';

/** The page is idle after these milliseconds. */
const idle = 2000;

/** A page keeps no more, if the collector cannot be loaded. */
const mostKept = 9;

/** Loads the collector of errors (`sendErrors.ts`) once there is something to send, which on most visits is never. */
export function collectErrors(file: string = sitePaths.errorCollector): void {
  const problems = (window.problems ??= []);
  const load = () =>
    setTimeout(() => {
      import(/* @vite-ignore */ file).catch(() => undefined);
    }, idle);
  if (problems.length > 0) load();
  problems.push = (problem: Problem) => {
    if (problems.length === 0) load();
    if (problems.length < mostKept) problems[problems.length] = problem;
    return problems.length;
  };
  addEventListener('unhandledrejection', (problem) => problems.push(problem));
}
