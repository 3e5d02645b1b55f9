/** What one check came to. */
export interface Finding {
  /** What was looked at, such as `PayPal: webhook`. */
  check: string;
  state: 'ok' | 'broken' | 'not looked at';
  /** What was found; for what is broken, what is wrong. */
  detail: string;
  /** What to do about it; for what is well, what may come next. */
  cure?: string;
}

/** A check that came out well. */
export function ok(check: string, detail: string): Finding {
  return { check, state: 'ok', detail };
}

/** A check that found a fault, with its cure. */
export function broken(check: string, detail: string, cure: string): Finding {
  return { check, state: 'broken', detail, cure };
}

/** A check that could not be made, with what it needs. */
export function notLookedAt(check: string, detail: string, cure: string): Finding {
  return { check, state: 'not looked at', detail, cure };
}

/** `ok` where nothing is wrong, otherwise a line for each fault. */
export function judged(check: string, well: string, faults: readonly string[], cure: string): Finding[] {
  return faults.length === 0 ? [ok(check, well)] : faults.map((fault) => broken(check, fault, cure));
}

/** The one line of a finding. */
export function lineOf({ check, state, detail, cure }: Finding): string {
  const mark = { ok: 'ok     ', broken: 'BROKEN ', 'not looked at': '?      ' }[state];
  return `${mark} ${check}: ${detail}${cure === undefined ? '' : ` → ${cure}`}`;
}

/** 0 when all is well, 1 when something is broken, 2 when something could not be looked at. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ state }) => state === 'broken')) return 1;
  return findings.some(({ state }) => state === 'not looked at') ? 2 : 0;
}
