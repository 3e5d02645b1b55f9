import { errorFields, type LogFields, type Logs } from './logs.ts';

/** What one run of a job did. */
export interface Tally {
  done: number;
  failed: number;
}

/** From this many failures on, a run that mostly failed is an error, which alerts the operator. */
const manyFailures = 10;

/**
 * Carries out a job's work, one piece after another. A failed piece is a warning with its cause and does not stop the next one.
 * @param lines.failure the text of the warning.
 * @param lines.about the fields that name a piece.
 */
export async function inTurn<Work>(
  logs: Logs,
  work: Iterable<Work> | AsyncIterable<Work>,
  {
    failure,
    about,
    carryOut,
  }: { failure: string; about?: (piece: Work) => LogFields; carryOut: (piece: Work) => Promise<unknown> },
): Promise<Tally> {
  const tally = { done: 0, failed: 0 };
  for await (const piece of work) {
    try {
      await carryOut(piece);
      tally.done += 1;
    } catch (error) {
      logs.warn(failure, { ...about?.(piece), ...errorFields(error) });
      tally.failed += 1;
    }
  }
  return tally;
}

/** Logs what a run did, unless there was nothing to do: as information, as a warning, or as an error if most of much failed. */
export function logTally(logs: Logs, job: string, { done, failed }: Tally): void {
  if (done + failed === 0) return;
  const ofMany = failed >= manyFailures && failed > done ? 'error' : 'warn';
  const level = failed === 0 ? 'info' : ofMany;
  logs[level]('a schedule has run', { job, done, failed });
}
