import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { differenceInHours } from 'date-fns/differenceInHours';
import { defaultDatabase } from '../project/openStore.ts';
import { deploys, npmRun } from '../project/target.ts';
import { backupsOf, databaseOf, listAtGoogle, readAtGoogle, type Backup, type Looked } from './cloud.ts';
import { faultsWhere, NotReadable, type Fault, type Check } from './finding.ts';

async function placeFaults(looked: Looked): Promise<string[]> {
  const found = await readAtGoogle<{ locationId?: string; type?: string }>(
    looked,
    databaseOf(looked.project),
  );
  if (found === null) return ['there is no database (default)'];
  const { locationId = 'nowhere', type } = found;
  const wanted = looked.settings['database-region'];
  const elsewhere = `it is in ${locationId}, and the mail extension looks for it in ${wanted ?? 'no place'}`;
  return faultsWhere({
    [`it is of the type ${type ?? 'unknown'}`]: type !== 'FIRESTORE_NATIVE',
    [elsewhere]: locationId !== wanted,
  });
}

/** Firestore's settings for the collections. */
interface IndexFile {
  indexes: Array<{ collectionGroup: string; fields: Array<{ fieldPath: string; order?: string }> }>;
  fieldOverrides: Array<{ collectionGroup: string; fieldPath: string; ttl?: boolean }>;
}

const indexFile = ({ root }: Looked) =>
  JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile;

/** A part of the database that Firestore makes or fills, which takes minutes, or hours where there are many documents. */
const beingMade = (what: string) => [new NotReadable(`${what} is being made`, 'wait, and try again later')];

async function indexFaults(looked: Looked): Promise<Fault[]> {
  const found = await Promise.all(
    indexFile(looked).indexes.map(async ({ collectionGroup, fields }) => {
      const address = `${databaseOf(looked.project)}/collectionGroups/${collectionGroup}/indexes`;
      const indexes = await listAtGoogle<{
        state?: string;
        fields?: Array<{ fieldPath: string; order?: string }>;
      }>(looked, address, 'indexes');
      const wanted = fields.map(({ fieldPath, order }) => [fieldPath, order]);
      const index = indexes?.find((one) =>
        isDeepStrictEqual(
          // Google adds the document's name at the end.
          one.fields
            ?.filter(({ fieldPath }) => fieldPath !== '__name__')
            .map(({ fieldPath, order }) => [fieldPath, order]),
          wanted,
        ),
      );
      const name = `the index of ${collectionGroup} by ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`;
      if (!index) return [`${name} is missing`];
      if (index.state === 'CREATING') return beingMade(name);
      return index.state === 'READY' ? [] : [`${name} is ${index.state ?? 'not ready'}`];
    }),
  );
  return found.flat();
}

async function expiryFaults(looked: Looked): Promise<Fault[]> {
  const found = await Promise.all(
    indexFile(looked)
      .fieldOverrides.filter(({ ttl }) => ttl === true)
      .map(async ({ collectionGroup, fieldPath }) => {
        const field = await readAtGoogle<{ ttlConfig?: { state?: string } }>(
          looked,
          `${databaseOf(looked.project)}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
        );
        const state = field?.ttlConfig?.state;
        if (state === 'CREATING') return beingMade(`the expiry of ${collectionGroup}`);
        return state === 'ACTIVE' ? [] : [`documents of ${collectionGroup} do not expire`];
      }),
  );
  return found.flat();
}

/** A daily backup is late after this many hours: Google makes it at an hour of its own choice. */
const backupHours = 30;

async function backupFaults(looked: Looked): Promise<Fault[]> {
  const answer = await readAtGoogle<{ backupSchedules?: Array<{ createTime?: string }> }>(
    looked,
    `${databaseOf(looked.project)}/backupSchedules`,
  );
  const daily = answer?.backupSchedules?.find((schedule) => 'dailyRecurrence' in schedule);
  if (daily === undefined) return ['no daily backup is made of the database'];
  const made = await readAtGoogle<{ backups?: Backup[]; unreachable?: string[] }>(
    looked,
    backupsOf(looked.project),
  );
  const ages = (made?.backups ?? [])
    .filter(({ database, state }) => database.endsWith(`/${defaultDatabase}`) && state === 'READY')
    .map(({ snapshotTime }) => differenceInHours(looked.now, new Date(snapshotTime)));
  const age = Math.min(...ages);
  if (age <= backupHours) return [];
  if (made?.unreachable?.length) {
    return [new NotReadable('Google could not read the backups of every place', 'try again later')];
  }
  if (ages.length > 0) return [`the newest backup is ${age} hours old, and one is made every day`];
  const waited = differenceInHours(looked.now, new Date(daily.createTime ?? 0));
  return waited > backupHours
    ? ['a backup is to be made every day, and there is none']
    : [new NotReadable('the first backup is awaited', 'wait for a day, and try again')];
}

async function protectionFaults(looked: Looked): Promise<Fault[]> {
  const database = await readAtGoogle<{
    pointInTimeRecoveryEnablement?: string;
    deleteProtectionState?: string;
  }>(looked, databaseOf(looked.project));
  const { pointInTimeRecoveryEnablement: recovery, deleteProtectionState: deletion } = database ?? {};
  return faultsWhere({
    'point-in-time recovery is off: a restore loses up to a day':
      recovery !== 'POINT_IN_TIME_RECOVERY_ENABLED',
    'one command could delete the database': deletion !== 'DELETE_PROTECTION_ENABLED',
  });
}

/** Sends a request without credentials, which the rules must refuse. */
async function ruleFaults({ project, fetchPublic }: Looked): Promise<string[]> {
  const { status } = await fetchPublic(`${databaseOf(project)}/documents/Credentials/PayPal`);
  if (status >= 500) throw new NotReadable(`firestore.googleapis.com answers ${status}`, 'try again later');
  return faultsWhere({
    [`a stranger’s request for a document is answered with ${status}`]: status !== 403 && status !== 401,
  });
}

const safeguards = (looked: Looked) => npmRun('safeguards', looked, '--budget <a month>');

/** The database: its region, indexes, deletion of expired documents, rules and backups. */
export const databaseChecks: ReadonlyArray<Check<Looked>> = [
  {
    name: 'Firebase: database',
    well: 'it is where the settings say',
    faults: placeFaults,
    cure: (looked) =>
      `${npmRun('setup', looked, '--yes --database-region <its place>')}, then deploy; a database cannot be moved`,
  },
  { name: 'Firebase: indexes', well: 'they are ready', faults: indexFaults, cure: deploys },
  { name: 'Firebase: expiry', well: 'old documents are deleted', faults: expiryFaults, cure: deploys },
  { name: 'Firebase: backups', well: 'one is made every day', faults: backupFaults, cure: safeguards },
  {
    name: 'Firebase: protection',
    well: 'the database cannot be deleted, and every minute of a week can be restored',
    faults: protectionFaults,
    cure: safeguards,
  },
  { name: 'Firebase: rules', well: 'they refuse strangers', faults: ruleFaults, cure: deploys },
];
