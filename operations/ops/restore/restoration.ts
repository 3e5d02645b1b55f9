import { CommandRefused } from '../../conversation.ts';
import {
  type Backup,
  databaseOf,
  firestoreApi,
  listAtGoogle,
  readAtGoogle,
  refusal,
} from '../../doctor/cloud.ts';
import { notReadable } from '../../doctor/finding.ts';
import type { OpsContext } from '../context.ts';
import { fromGoogle, idOf, type Google } from './backups.ts';

/** A restoration that Firestore runs (reference: google.longrunning.Operation with RestoreDatabaseMetadata). */
export interface Restoration {
  name: string;
  done?: boolean;
  error?: { message?: string };
  metadata?: {
    /** The backup's name; other operations of a database have none. */
    backup?: string;
    startTime?: string;
    /** Whole numbers, written as text. */
    progressPercentage?: { estimatedWork?: string; completedWork?: string };
  };
}

/** How often Google is asked for the progress, in milliseconds. A restoration takes minutes to hours. */
const pollMs = 15_000;

/** The number of questions that Google may leave unanswered in a row. */
const mostLost = 8;

/** The newest restoration into a database, running or ended; undefined if Google knows none. */
export async function latestRestoration(google: Google, database: string): Promise<Restoration | undefined> {
  const address = `${databaseOf(google.project, database)}/operations`;
  const found = await fromGoogle(listAtGoogle<Restoration>(google, address, 'operations'));
  const startOf = ({ metadata }: Restoration) => metadata?.startTime ?? '';
  return found
    ?.filter(({ metadata }) => metadata?.backup !== undefined)
    .toSorted((one, other) => startOf(other).localeCompare(startOf(one)))[0];
}

/** Google's own words about a request or restoration that failed. */
const reasonOf = ({ error }: Pick<Restoration, 'error'>) => error?.message ?? 'it gives no reason';

/** Asks Firestore to restore a backup into a new database. Throws NotReadable if Google refuses access. */
export async function begin(
  { cloud, project }: Google,
  backup: Backup,
  database: string,
): Promise<Restoration> {
  const address = `${firestoreApi}/projects/${project}/databases:restore`;
  const answer = await cloud.send('POST', address, { databaseId: database, backup: backup.name });
  if (answer.status === 200) return answer.body as Restoration;
  if (answer.status === 409) throw new CommandRefused(`The database ${database} exists already.`);
  if (answer.status === 400)
    throw new CommandRefused(`Google cannot restore it: ${reasonOf(answer.body ?? {})}`);
  throw refusal(address, answer, project, `restore a backup of ${project}`);
}

function progressOf({ metadata }: Restoration): string {
  const { estimatedWork = 0, completedWork = 0 } = metadata?.progressPercentage ?? {};
  return Number(estimatedWork) > 0
    ? `${Math.floor((Number(completedWork) / Number(estimatedWork)) * 100)} %`
    : 'Google works on it';
}

/** Waits for a restoration and prints its progress. Throws CommandRefused if it failed or is not heard of. */
export async function waitForEnd(
  { talk, context }: Pick<OpsContext, 'talk' | 'context'>,
  google: Google,
  begun: Restoration,
): Promise<void> {
  let current = begun;
  let shown = '';
  let lost = 0;
  while (current.done !== true) {
    if (shown !== progressOf(current)) talk.say((shown = progressOf(current)));
    await context.wait(pollMs);
    try {
      const read = await readAtGoogle<Restoration>(google, `${firestoreApi}/${begun.name}`);
      if (read === null)
        throw new CommandRefused(`Google no longer knows the restoration ${idOf(begun.name)}.`);
      current = read;
      lost = 0;
    } catch (error) {
      const reason = notReadable(error);
      if (reason === null) throw error;
      lost += 1;
      if (lost < mostLost) continue;
      throw new CommandRefused(
        `${reason.message} → ${reason.cure}. The restoration goes on at Google; the same command waits for its end again.`,
        { cause: error },
      );
    }
  }
  if (current.error) throw new CommandRefused(`Google could not restore it: ${reasonOf(current)}`);
}
