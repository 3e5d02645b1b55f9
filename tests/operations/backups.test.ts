import { beforeEach, describe, expect, it } from 'vitest';
import { answerFrom, type CloudAnswer, type CloudWriter } from '#operations/doctor/cloud.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { commandLine, exitCodes } from '#operations/commandLine.ts';
import { runOps } from '#operations/ops/run.ts';
import { faultsOfShape } from './google/faultsOfShape.ts';
import { runOn } from './opsOn.ts';

const place = 'projects/truck-market/locations/nam5/backups';
const yesterday = '2026-11-23T03:00:00.123456Z';

type Fields = Record<string, unknown>;

/** Firestore's backups, databases and restorations of a project, and the answers that a test puts in their place. */
let google: {
  backups: Fields[];
  unreachable: string[];
  databases: string[];
  /** The restorations, by the new database. */
  operations: Record<string, Fields[]>;
  /** How a restoration ends; it takes four questions. */
  error: { code: number; message: string } | null;
  /** Answers instead, by the beginning of the method and address; null for the usual answer. */
  instead: Record<string, () => Response | null>;
  asked: string[];
  faults: string[];
};
let waited: number;

const backup = (id: string, changes: Fields = {}): Fields => ({
  name: `${place}/${id}`,
  database: 'projects/truck-market/databases/(default)',
  databaseUid: 'b1946ac9-2492-4d23-8a5e-1d2c3b4a5f60',
  snapshotTime: yesterday,
  expireTime: '2026-11-30T03:00:00Z',
  stats: { sizeBytes: '1048576', documentCount: '1204', indexCount: '9000' },
  state: 'READY',
  ...changes,
});

beforeEach(() => {
  google = {
    backups: [backup('older', { snapshotTime: '2026-11-22T03:00:00Z' }), backup('newer')],
    unreachable: [],
    databases: ['(default)'],
    operations: {},
    error: null,
    instead: {},
    asked: [],
    faults: [],
  };
  waited = 0;
});

const metadataOf = (operation: Fields) => operation['metadata'] as Fields;

/** Moves a restoration on by a fourth each time that it is read. */
function advanced(database: string, operation: Fields): Fields {
  const metadata = metadataOf(operation);
  const { completedWork } = metadata['progressPercentage'] as { completedWork: string };
  const done = Number(completedWork) >= 75;
  const failed = done && google.error !== null;
  const work = String(Math.min(Number(completedWork) + 25, 100));
  const ended = failed ? 'FAILED' : 'SUCCESSFUL';
  Object.assign(metadata, {
    operationState: done ? ended : 'PROCESSING',
    progressPercentage: { estimatedWork: '100', completedWork: work },
  });
  if (failed) return Object.assign(operation, { done, error: google.error });
  if (done && !google.databases.includes(database)) google.databases.push(database);
  return done ? Object.assign(operation, { done, response: {} }) : operation;
}

function restoration(database: string, from: string, changes: Fields = {}): Fields {
  const metadata = {
    '@type': 'type.googleapis.com/google.firestore.admin.v1.RestoreDatabaseMetadata',
    startTime: '2026-11-24T08:00:00Z',
    operationState: 'PROCESSING',
    database: `projects/truck-market/databases/${database}`,
    backup: `${place}/${from}`,
    progressPercentage: { estimatedWork: '100', completedWork: '0' },
  };
  return { name: `projects/truck-market/databases/${database}/operations/AO1`, metadata, ...changes };
}

/** The answer with its schema in Google's description. */
function answered(method: string, path: string, sent?: object): [schema: string, body: Fields] | null {
  const [, database = '', operation] =
    /^projects\/truck-market\/databases\/([^/]+)(?:\/operations(\/\w+)?)?$/u.exec(path) ?? [];
  const known = google.operations[database] ?? [];
  if (path.endsWith('/locations/-/backups')) {
    const { backups, unreachable } = google;
    return ['ListBackupsResponse', { ...(backups.length > 0 && { backups }), unreachable }];
  }
  if (method === 'POST') {
    const { databaseId, backup: from } = sent as { databaseId: string; backup: string };
    const begun = restoration(databaseId, from.split('/').at(-1) ?? '');
    google.operations[databaseId] = [begun];
    return ['Operation', begun];
  }
  if (operation !== undefined) return known[0] ? ['Operation', advanced(database, known[0])] : null;
  if (path.endsWith('/operations')) return known.length > 0 ? ['Operations', { operations: known }] : null;
  return google.databases.includes(database) ? ['Database', { name: path, locationId: 'nam5' }] : null;
}

const schemas: Record<string, string> = {
  ListBackupsResponse: 'firestore.GoogleFirestoreAdminV1ListBackupsResponse',
  Operation: 'firestore.GoogleLongrunningOperation',
  Operations: 'firestore.GoogleLongrunningListOperationsResponse',
  Database: 'firestore.GoogleFirestoreAdminV1Database',
};

async function ask(method: string, url: string, sent?: object): Promise<CloudAnswer> {
  const path = decodeURI(new URL(url).pathname).replace('/v1/', '');
  google.asked.push(`${method} ${path}`);
  if (sent) {
    google.faults.push(...faultsOfShape(sent, 'firestore.GoogleFirestoreAdminV1RestoreDatabaseRequest'));
  }
  const instead = Object.entries(google.instead).find(([start]) => `${method} ${path}`.startsWith(start));
  const other = instead?.[1]();
  if (other) return answerFrom(url, other);
  const answer = answered(method, path, sent);
  if (answer === null) return { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } };
  const [schema, body] = answer;
  google.faults.push(...faultsOfShape(body, schemas[schema] ?? schema));
  if (schema === 'Operation') {
    const { '@type': _, ...metadata } = metadataOf(body);
    google.faults.push(...faultsOfShape(metadata, 'firestore.GoogleFirestoreAdminV1RestoreDatabaseMetadata'));
  }
  return { status: 200, body: structuredClone(body) };
}

const cloud: CloudWriter = { get: (url) => ask('GET', url), send: ask };

/** The commands read no document: each use of the context but of its waiting fails. */
const context = {
  wait: async (milliseconds: number) => void (waited += milliseconds),
} as unknown as ServerContext;

/** Runs a command without the questions that it must not ask; returns its output. */
async function ops(
  args: string[],
  { answer, exit = 0, signedIn = true }: { answer?: boolean; exit?: number; signedIn?: boolean } = {},
): Promise<string> {
  const answers: Record<string, boolean> = answer === undefined ? {} : { 'into the new database': answer };
  const ran = await runOn(context, args, { answers, cloud: signedIn ? cloud : null });
  expect(ran.exit).toBe(exit);
  return ran.talk.said.join('\n');
}

const copyOf = (from: string, into = 'restored') => ['restore', '--backup', from, '--into', into];
const copy = copyOf('newer');
const confirmed = () => ops([...copy, '--yes'], { answer: true });
const refusal = (status: number, error = {}) => Response.json({ error }, { status });
const begun = () => google.asked.filter((asked) => asked.startsWith('POST'));

describe('npm run ops -- backups', () => {
  it('lists the backups, the newest first, with the command that copies one', async () => {
    google.backups.push(backup('making', { snapshotTime: '2026-11-24T03:00:00Z', state: 'CREATING' }));
    delete google.backups[2]?.['stats'];
    expect((await ops(['backups'])).split('\n')).toEqual([
      'making  of (default)  made 2026-11-24T03:00:00Z  not counted yet  kept until 2026-11-30  is still being made',
      `newer  of (default)  made ${yesterday}  1204 documents  kept until 2026-11-30`,
      'older  of (default)  made 2026-11-22T03:00:00Z  1204 documents  kept until 2026-11-30',
      '3 backups. Copy one: npm run ops -- --project live restore --backup <backup> --into restored',
    ]);
  });

  it('says so if there is none, and which place could not be read', async () => {
    google.backups = [];
    expect(await ops(['backups'])).toContain('There is no backup. npm run safeguards -- --project live');
    google.unreachable = ['projects/truck-market/locations/nam5'];
    expect(await ops(['backups'], { exit: exitCodes.incomplete })).toContain(
      'could not read the backups in nam5',
    );
    await expect(ops(copy)).rejects.toThrow(
      'no backup newer. npm run ops -- --project live backups lists them. Those in nam5',
    );
  });

  it('says what to do if they may not be read', async () => {
    google.instead['GET'] = () => refusal(403, { code: 403 });
    await expect(ops(['backups'])).rejects.toThrow(
      'your account may not use firestore.googleapis.com → ask an owner of truck-market',
    );
  });

  it('needs Google’s credentials, and no database', async () => {
    await expect(ops(['backups'], { signedIn: false })).rejects.toThrow(
      'gcloud auth application-default login',
    );
    const readsNone: boolean[] = [];
    for (const args of [['backups'], copy, ['restore', '--since', yesterday], ['list']]) {
      await runOps(commandLine('ops', ''), args, async (_, { aboutBackups }) => readsNone.push(aboutBackups));
    }
    expect(readsNone).toEqual([true, true, false, false]);
  });
});

describe('npm run ops -- restore --backup', () => {
  it('shows what it would do, and changes nothing', async () => {
    const said = await ops(copy);
    expect(said).toContain(`newer  of (default)  made ${yesterday}`);
    expect(said).toContain('Nothing was changed. With --yes it is restored.');
    expect(begun()).toEqual([]);
    expect(google.faults).toEqual([]);
  });

  it('restores into a new database, waits for the end and names the next command', async () => {
    const said = await confirmed();
    expect(said).toMatch(
      /being restored, which takes minutes to hours[^]*0 %\n25 %\n50 %\n75 %\nRestored into restored/u,
    );
    expect(said).toContain(
      `FIRESTORE_DATABASE=restored npm run ops -- --project live restore --since ${yesterday}`,
    );
    expect(google.databases).toContain('restored');
    expect(waited).toBe(4 * 15_000);
    expect(google.faults).toEqual([]);
  });

  it('takes the whole name of a backup, and (default) once that is deleted', async () => {
    const into = ['restore', '--backup', `${place}/newer`, '--into', '(default)', '--yes'];
    await expect(ops(into)).rejects.toThrow(
      'is never restored over one. Look at the backup in another one first. To replace it, delete it: gcloud firestore databases update --project truck-market --database "(default)" --no-delete-protection && gcloud firestore databases delete --project truck-market --database "(default)"',
    );
    google.databases = [];
    expect(await ops(into, { answer: true })).toContain('Restored into (default)');
    expect(google.databases).toEqual(['(default)']);
  });

  it('changes nothing if the answer is no', async () => {
    await expect(ops([...copy, '--yes'], { answer: false })).rejects.toThrow('Nothing was changed.');
    expect(begun()).toEqual([]);
  });

  it.each([
    ['no such backup', copyOf('gone'), 'READY', 'There is no backup gone.'],
    ['a backup that is being made', copy, 'CREATING', 'The backup newer is still being made.'],
    ['a backup out of reach', copy, 'NOT_AVAILABLE', 'newer is not available now.'],
    ['a name that Firestore does not take', copyOf('newer', 'New'), 'READY', '4 to 63'],
  ])('refuses %s', async (_what, args, state, words) => {
    google.backups = [backup('newer', { state })];
    await expect(ops([...args, '--yes'])).rejects.toThrow(words);
    expect(begun()).toEqual([]);
  });

  it('never restores over a database, nor into one that is being restored from another backup', async () => {
    google.databases.push('restored');
    await expect(ops([...copy, '--yes'])).rejects.toThrow('The database restored exists');
    google.operations['restored'] = [restoration('restored', 'older', { done: true })];
    await expect(ops([...copy, '--yes'])).rejects.toThrow('The database restored exists');
    google.databases.pop();
    google.operations['restored'] = [restoration('restored', 'older')];
    await expect(ops([...copy, '--yes'])).rejects.toThrow('restored is being restored from older.');
    expect(begun()).toEqual([]);
  });

  it.each<[string, () => Response, string]>([
    ['made meanwhile', () => refusal(409), 'The database restored exists already.'],
    [
      'not allowed',
      () => refusal(403, { code: 403 }),
      'your account may not restore a backup of truck-market → ask an owner of truck-market',
    ],
    [
      'not possible',
      () => refusal(400, { code: 400, message: 'The location is full.' }),
      'Google cannot restore it: The location is full.',
    ],
    [
      'begun, but the answer is lost',
      () => {
        throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
      },
      'there was no answer → look whether this machine is online',
    ],
  ])('says so in plain words if it is %s', async (_what, response, words) => {
    google.instead['POST'] = response;
    await expect(confirmed()).rejects.toThrow(words);
  });

  it('says that Google could not finish it, and can be asked again', async () => {
    google.error = { code: 9, message: 'The backup is damaged.' };
    await expect(confirmed()).rejects.toThrow('Google could not restore it: The backup is damaged.');
    google.error = null;
    expect(await confirmed()).toContain('Restored into restored');
    expect(begun()).toHaveLength(2);
  });

  it('outlives questions without an answer, and gives up after many, while the restoration goes on', async () => {
    const poll = 'GET projects/truck-market/databases/restored/operations/';
    let polls = 0;
    const badGateway = () => new Response('<html>Bad gateway</html>', { status: 502 });
    google.instead[poll] = () => ((polls += 1) % 6 === 0 ? null : badGateway());
    expect(await confirmed()).toContain('Restored into restored');
    expect(polls).toBe(24);

    google.databases = ['(default)'];
    google.operations = {};
    google.instead[poll] = badGateway;
    await expect(confirmed()).rejects.toThrow(
      'answers 502 without JSON → try again later. The restoration goes on at Google; the same command waits for its end again.',
    );
  });

  it('waits for the end of one that was interrupted, and finds one that has ended, without asking', async () => {
    google.operations['restored'] = [
      restoration('restored', 'newer'),
      {
        name: 'projects/truck-market/databases/restored/operations/index',
        metadata: { startTime: '2026-11-24T09:00:00Z' },
      },
    ];
    expect(await ops([...copy, '--yes'])).toContain('75 %\nRestored into restored');
    expect(await ops([...copy, '--yes'])).toMatch(/kept until 2026-11-30\nRestored into restored/u);
    expect(begun()).toEqual([]);
    expect(google.faults).toEqual([]);
  });

  it('restores once more into a database that was deleted since', async () => {
    google.operations['restored'] = [restoration('restored', 'newer', { done: true })];
    expect(await confirmed()).toContain('Restored into restored');
    expect(begun()).toHaveLength(1);
  });
});
