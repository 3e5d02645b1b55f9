/** Begins each report, by which visits tell a broken rule from other errors of the console. */
export const brokenRule = 'Broken rule: ';

const faults: string[] = [];

/** Reports a broken rule once, as an error of the console, which every story, journey and visit refuses. */
export function report(fault: string): void {
  if (faults.includes(fault)) return;
  faults.push(fault);
  console.error(brokenRule + fault);
}

export const reported = (): readonly string[] => faults;

export function forgetReports(): void {
  faults.length = 0;
}
