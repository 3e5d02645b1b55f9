import { signInToGoogle } from '../project/openStore.ts';

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

/** One check: what it looks at, what is said when all is well, the faults it finds, and their cure. */
export interface Check<Looked> {
  name: string;
  well: string;
  /** Throws NotReadable where it may not or cannot look. */
  faults: (looked: Looked) => readonly string[] | Promise<readonly string[]>;
  cure: (looked: Looked) => string;
}

/** Something that a check may not or cannot see, which says nothing about whether it is there. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
  readonly cure: string;

  constructor(message: string, cure: string) {
    super(message);
    this.cure = cure;
  }
}

/** What the database's and the network's errors mean to the person who runs the command. */
const unreadable = new Map<unknown, [detail: string, cure: string]>([
  [7, ['your account may not read the database', 'ask for the role Cloud Datastore Viewer']],
  [14, ['the database does not answer', 'try again later']],
  [16, ['the database does not take your credentials', signInToGoogle]],
  ['TypeError', ['there was no answer', 'look whether this machine is online, then try again']],
  ['TimeoutError', ['there was no answer in time', 'try again later']],
]);

/** What an error of a check comes to: what cannot be looked at is no fault of the project. */
export function failed(name: string, error: unknown): Finding {
  if (error instanceof NotReadable) return notLookedAt(name, error.message, error.cure);
  if (!(error instanceof Error)) return broken(name, String(error), 'try again');
  const known = unreadable.get('code' in error ? error.code : null);
  // `fetch` says of every lost connection that it is a TypeError with a cause.
  const lost =
    error.cause !== undefined || error.name === 'TimeoutError' ? unreadable.get(error.name) : undefined;
  const told = known ?? lost;
  if (told) return notLookedAt(name, ...told);
  return broken(
    name,
    `it could not be looked at (${error.name}: ${error.message})`,
    'report this fault of the doctor',
  );
}

/** Makes every check of a table; one that cannot be made holds up no other. */
export async function made<Looked>(checks: ReadonlyArray<Check<Looked>>, looked: Looked): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(async (check) => {
      try {
        return judged(check.name, check.well, await check.faults(looked), check.cure(looked));
      } catch (error) {
        return [failed(check.name, error)];
      }
    }),
  );
  return findings.flat();
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
