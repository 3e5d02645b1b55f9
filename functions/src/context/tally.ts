import { errorFields, type LogFields, type Logs, type ServerContext } from './context.ts';

export interface Tally {
  done: number;
  failed: number;
}

/** How long a job may begin new pieces. The jobs of one run share the time that Google gives it. */
const usualSeconds = 30;

/** From this many failures on, a run that mostly failed is an error, which alerts the operator. */
const manyFailures = 10;

interface Lines<Work> {
  seconds?: number;
  /** How many pieces run at a time; one if omitted. */
  atOnce?: number;
  failure: string;
  /** The fields that name a piece. */
  about?: (piece: Work) => LogFields;
  carryOut: (piece: Work) => Promise<unknown>;
}

/**
 * Carries out a job's work in its order until its time is over; the next run goes on. A failed piece is counted, and a warning
 * with its cause, and does not stop the next one.
 */
export async function inTurn<Work>(
  { logs, now }: Pick<ServerContext, 'logs' | 'now'>,
  work: Iterable<Work> | AsyncIterable<Work>,
  { failure, about, carryOut, seconds = usualSeconds, atOnce = 1 }: Lines<Work>,
): Promise<Tally> {
  const tally: Tally = { done: 0, failed: 0 };
  const end = now().getTime() + seconds * 1000;
  // An array begins again for each, its iterator does not.
  const pieces = Array.isArray(work) ? (work as Work[]).values() : work;
  const takeTurns = async () => {
    for await (const piece of pieces) {
      if (now().getTime() > end) break;
      try {
        await carryOut(piece);
        tally.done += 1;
      } catch (error) {
        logs.warn(failure, { ...about?.(piece), ...errorFields(error) });
        tally.failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return tally;
}

/** Logs what a run did, unless there was nothing to do: as information, as a warning, or as an error if most of much failed. */
export function logTally(logs: Logs, job: string, { done, failed }: Tally): void {
  if (done + failed === 0) return;
  const ofMany = failed >= manyFailures && failed > done ? 'error' : 'warn';
  const level = failed === 0 ? 'info' : ofMany;
  logs[level]('a schedule has run', { job, done, failed });
}
