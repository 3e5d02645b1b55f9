import { exitCodes } from '../../commandLine.ts';
import { CommandRefused } from '../../conversation.ts';
import { backupsOf, databaseOf, readAtGoogle, type Backup, type CloudWriter } from '../../doctor/cloud.ts';
import { notReadable } from '../../doctor/finding.ts';
import { noCredentials } from '../../project/openStore.ts';
import type { OpsContext } from '../context.ts';

export interface Google {
  cloud: CloudWriter;
  project: string;
}

/** Google's APIs with the operator's credentials. Throws CommandRefused without. */
export function googleOf({ cloud, project }: OpsContext): Google {
  if (cloud === null) throw new CommandRefused(`Google makes and keeps the backups. ${noCredentials}`);
  return { cloud, project };
}

/** The result of a request to Google. Throws CommandRefused with the reason and its cure if Google or the network refuses. */
export async function fromGoogle<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    const reason = notReadable(error);
    if (reason === null) throw error;
    throw new CommandRefused(`${reason.message} → ${reason.cure}`, { cause: error });
  }
}

/** The last part of a name at Google. */
export const idOf = (name: string) => name.split('/').at(-1) ?? '';

/** All backups, the newest first, and the locations that Google could not read. */
async function readBackups(google: Google): Promise<{ backups: Backup[]; unreachable: string[] }> {
  const address = backupsOf(google.project);
  const { backups = [], unreachable = [] } =
    (await fromGoogle(readAtGoogle<{ backups?: Backup[]; unreachable?: string[] }>(google, address))) ?? {};
  const newestFirst = backups.toSorted((one, other) => other.snapshotTime.localeCompare(one.snapshotTime));
  return { backups: newestFirst, unreachable };
}

const states = { READY: '', CREATING: 'is still being made', NOT_AVAILABLE: 'is not available now' } as const;

/** Why a backup cannot be restored; empty if it can. */
const hindranceOf = ({ state }: Backup) => (state === undefined ? 'has no known state' : states[state]);

/** One line of a backup, with its moment as `restore --since` takes it. */
export function lineOf(backup: Backup): string {
  const { name, database, snapshotTime, expireTime, stats } = backup;
  return [
    idOf(name),
    `of ${idOf(database)}`,
    `made ${snapshotTime}`,
    stats?.documentCount === undefined ? 'not counted yet' : `${stats.documentCount} documents`,
    ...(expireTime === undefined ? [] : [`kept until ${expireTime.slice(0, 10)}`]),
    ...[hindranceOf(backup)].filter(Boolean),
  ].join('  ');
}

/** Prints every backup of the project, the newest first. @returns 3 if Google could not read every location. */
export async function listBackups(ops: OpsContext): Promise<number> {
  const { backups, unreachable } = await readBackups(googleOf(ops));
  for (const backup of backups) ops.talk.say(lineOf(backup));
  for (const place of unreachable) ops.talk.say(`Google could not read the backups in ${idOf(place)} now.`);
  ops.talk.say(
    backups.length > 0
      ? `${backups.length} backups. Copy one: ${ops.command('ops', 'restore --backup <backup> --into restored')}`
      : `There is no backup. ${ops.command('safeguards', '--budget <a month>')} has them made daily and weekly.`,
  );
  return unreachable.length > 0 ? exitCodes.incomplete : exitCodes.done;
}

/** The backup of an id or a whole name. Throws CommandRefused if there is none, or if it cannot be restored. */
export async function backupNamed(ops: OpsContext, typed: string): Promise<Backup> {
  const { backups, unreachable } = await readBackups(googleOf(ops));
  const found = backups.find(({ name }) => name === typed || idOf(name) === typed);
  if (!found) {
    const places = unreachable.map(idOf).join(', ');
    const unread = places === '' ? '' : ` Those in ${places} could not be read now.`;
    throw new CommandRefused(
      `There is no backup ${typed}. ${ops.command('ops', 'backups')} lists them.${unread}`,
    );
  }
  const hindrance = hindranceOf(found);
  if (hindrance !== '') throw new CommandRefused(`The backup ${typed} ${hindrance}.`);
  return found;
}

export const exists = async (google: Google, database: string) =>
  (await fromGoogle(readAtGoogle(google, databaseOf(google.project, database)))) !== null;
