import { CommandRefused } from '../../conversation.ts';
import type { Backup } from '../../doctor/cloud.ts';
import { defaultDatabase } from '../../project/openStore.ts';
import type { OpsContext } from '../context.ts';
import { backupNamed, exists, fromGoogle, googleOf, idOf, lineOf, type Google } from './backups.ts';
import { begin, latestRestoration, waitForEnd } from './restoration.ts';

/** Rejects an id that Firestore does not take (reference: RestoreDatabaseRequest, `databaseId`). */
function checkDatabase(id: string): void {
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(id);
  if (id === defaultDatabase || (/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/u.test(id) && !isUuid)) return;
  throw new CommandRefused(
    `A database is 4 to 63 small letters, digits and hyphens, or ${defaultDatabase}: --into restored`,
  );
}

/**
 * The restoration of this backup into the database that an earlier run of the command began, running or ended; undefined if the
 * database is free. Throws CommandRefused if it is taken.
 */
async function earlier(google: Google, backup: Backup, into: string) {
  const known = await latestRestoration(google, into);
  const isOurs = known?.metadata?.backup === backup.name;
  if (known && known.done !== true) {
    if (isOurs) return known;
    throw new CommandRefused(`${into} is being restored from ${idOf(known.metadata?.backup ?? '')}.`);
  }
  // An ended restoration may be of a database that was deleted since.
  if (!(await exists(google, into))) return undefined;
  if (known && isOurs && !known.error) return known;
  const named = `--project ${google.project} --database "${into}"`;
  const cure =
    into === defaultDatabase
      ? `Look at the backup in another one first. To replace it, delete it: gcloud firestore databases update ${named} --no-delete-protection && gcloud firestore databases delete ${named}`
      : 'Name another one.';
  throw new CommandRefused(`The database ${into} exists, and a backup is never restored over one. ${cure}`);
}

/**
 * Copies a backup into a database that does not exist yet, and waits for the end. Without `yes` it only shows what it would do.
 * An interrupted copy goes on at Google; the same command finds it and waits for it.
 */
export async function copyBackup(
  ops: OpsContext,
  { backup: typed, into, yes }: { backup: string; into: string; yes: boolean },
): Promise<void> {
  const { talk, project } = ops;
  checkDatabase(into);
  const google = googleOf(ops);
  const backup = await backupNamed(ops, typed);
  talk.say(lineOf(backup));
  const begun = await earlier(google, backup, into);
  if (begun === undefined && !yes) {
    talk.say(
      `It can be restored into ${into}, which does not exist yet. Nothing was changed. With --yes it is restored.`,
    );
    return;
  }
  if (begun === undefined && !(await talk.confirm(`${project}: Restore it into the new database ${into}?`))) {
    throw new CommandRefused('Nothing was changed.');
  }
  const running = begun ?? (await fromGoogle(begin(google, backup, into)));
  if (running.done !== true) {
    talk.say(
      'It is being restored, which takes minutes to hours. If this ends, it goes on, and the same command waits again.',
    );
  }
  await waitForEnd(ops, google, running);
  const next = ops.command('ops', `restore --since ${backup.snapshotTime}`, into);
  talk.say(`Restored into ${into}. What PayPal knows otherwise: ${next}`);
}
