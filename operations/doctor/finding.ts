import { exitCodes } from '../commandLine.ts';
import { signInToGoogle } from '../project/openStore.ts';

/** A check lacks access to its subject or cannot judge it yet, which does not mean that the subject is missing. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
  readonly cure: string;

  constructor(message: string, cure: string) {
    super(message);
    this.cure = cure;
  }
}

export interface Finding {
  /** The subject of the check, such as `PayPal: webhook`. */
  check: string;
  state: 'ok' | 'broken' | 'not looked at';
  /** The result in words; for a broken check, the fault. */
  detail: string;
  /** How to fix it; for a passed check, the possible next step. */
  cure?: string;
}

export function ok(check: string, detail: string): Finding {
  return { check, state: 'ok', detail };
}

export function broken(check: string, detail: string, cure: string): Finding {
  return { check, state: 'broken', detail, cure };
}

/** A check that could not run, and what it needs. */
export function notLookedAt(check: string, detail: string, cure: string): Finding {
  return { check, state: 'not looked at', detail, cure };
}

/** A fault in words, or a part that cannot be judged. */
export type Fault = string | NotReadable;

export const faultsWhere = (isThere: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(isThere).filter((fault) => isThere[fault]);

/** A fault with the number of what has it; none if nothing has. */
export const counted = (fault: string, having: readonly unknown[]): string[] =>
  having.length > 0 ? [`${fault}: ${having.length}`] : [];

/** `ok` without faults; otherwise one finding for each fault, and for each part that cannot be judged yet. */
export function judged(check: string, well: string, faults: readonly Fault[], cure: string): Finding[] {
  if (faults.length === 0) return [ok(check, well)];
  return faults.map((fault) =>
    typeof fault === 'string' ? broken(check, fault, cure) : notLookedAt(check, fault.message, fault.cure),
  );
}

/** One check: its input, its message if all is well, the faults it finds, and their fix. */
export interface Check<Looked> {
  name: string;
  well: string | ((looked: Looked) => Promise<string>);
  /** Throws NotReadable if it lacks access or cannot read its subject. */
  faults: (looked: Looked) => readonly Fault[] | Promise<readonly Fault[]>;
  cure: (looked: Looked) => string;
}

/** The operator's explanations for errors of the database and of the network. */
const unreadable = new Map<unknown, [detail: string, cure: string]>([
  [7, ['your account may not read the database', 'ask for the role Cloud Datastore Viewer']],
  [14, ['the database does not answer', 'try again later']],
  [16, ['the database does not take your credentials', signInToGoogle]],
  ['TypeError', ['there was no answer', 'look whether this machine is online, then try again']],
  ['TimeoutError', ['there was no answer in time', 'try again later']],
]);

/** The reason in an error of the database, the network or Google; null for an error of the doctor itself. */
export function notReadable(error: unknown): NotReadable | null {
  if (error instanceof NotReadable) return error;
  if (!(error instanceof Error)) return null;
  const known = unreadable.get('code' in error ? error.code : null);
  // `fetch` throws a TypeError with a cause for every lost connection.
  const lost =
    error.cause !== undefined || error.name === 'TimeoutError' ? unreadable.get(error.name) : undefined;
  const reason = known ?? lost;
  return reason === undefined ? null : new NotReadable(...reason);
}

/** The finding for an error of a check. A subject that cannot be read is no fault of the project. */
export function failed(name: string, error: unknown): Finding {
  const reason = notReadable(error);
  if (reason !== null) return notLookedAt(name, reason.message, reason.cure);
  if (!(error instanceof Error)) return broken(name, String(error), 'try again');
  return broken(
    name,
    `it could not be looked at (${error.name}: ${error.message})`,
    'report this fault of the doctor',
  );
}

/** Runs every check of a table; a check that fails to run does not stop the others. */
export async function made<Looked>(checks: ReadonlyArray<Check<Looked>>, looked: Looked): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(async (check) => {
      try {
        const faults = await check.faults(looked);
        const well = typeof check.well === 'string' ? check.well : await check.well(looked);
        return judged(check.name, well, faults, check.cure(looked));
      } catch (error) {
        return [failed(check.name, error)];
      }
    }),
  );
  return findings.flat();
}

export function lineOf({ check, state, detail, cure }: Finding): string {
  const mark = { ok: 'ok     ', broken: 'BROKEN ', 'not looked at': '?      ' }[state];
  return `${mark} ${check}: ${detail}${cure === undefined ? '' : ` → ${cure}`}`;
}

/** The exit code: incomplete if nothing is broken and a check could not run. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ state }) => state === 'broken')) return exitCodes.failed;
  return findings.some(({ state }) => state === 'not looked at') ? exitCodes.incomplete : exitCodes.done;
}
