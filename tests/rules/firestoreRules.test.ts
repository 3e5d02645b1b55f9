import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../architecture/projectFiles.ts';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from '../server/firestoreEmulator.ts';

const rules = readText('firestore.rules');
const storageRules = readText('storage.rules');

/** Rules without their comments, on one line. */
function statementsOf(text: string): string {
  return text
    .replaceAll(/\/\/.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

describe('the rules, as written', () => {
  it('contain one match for every document, which allows nothing (R-ACCESS-DATABASE)', () => {
    expect(statementsOf(rules)).toBe(
      "rules_version = '2'; " +
        'service cloud.firestore { match /databases/{database}/documents { ' +
        'match /{document=**} { allow read, write: if false; } } }',
    );
  });

  it('contain one match for every Storage file, which allows nothing', () => {
    expect(statementsOf(storageRules)).toBe(
      "rules_version = '2'; " +
        'service firebase.storage { match /b/{bucket}/o { ' +
        'match /{path=**} { allow read, write: if false; } } }',
    );
  });

  it('are included in a deployment', () => {
    expect(JSON.parse(readText('firebase.json'))).toMatchObject({
      firestore: { rules: 'firestore.rules' },
      storage: { rules: 'storage.rules' },
    });
  });
});

const rosa = { uid: 'rosa', email: 'rosa@example.com' };

/** A caller's headers. The emulator accepts a token without a signature. */
function signedIn({ uid, email }: typeof rosa, verified: boolean): Record<string, string> {
  const claims = { sub: uid, user_id: uid, email, email_verified: verified };
  const parts = [JSON.stringify({ alg: 'none' }), JSON.stringify(claims), ''];
  return {
    authorization: `Bearer ${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}`,
  };
}

const callers: ReadonlyArray<[who: string, headers: Record<string, string>]> = [
  ['nobody signed in', {}],
  ['somebody who claims the address without having verified it', signedIn(rosa, false)],
  ['another verified owner', signedIn({ uid: 'sam', email: 'sam@example.com' }, true)],
  ['the verified owner of the address', signedIn(rosa, true)],
];

const place = `Registrations/${rosa.uid}`;
const fields = { email: { stringValue: rosa.email } };
const structuredQuery = { from: [{ collectionId: 'Registrations' }], limit: 1 };

/** All operations on a document and its collection: method, path and body. */
const operations: ReadonlyArray<[method: string, path: string, body?: object]> = [
  ['GET', `/${place}`],
  ['GET', '/Registrations'],
  ['POST', ':runQuery', { structuredQuery }],
  ['POST', '/Registrations?documentId=new', { fields }],
  ['PATCH', `/${place}`, { fields }],
  ['DELETE', `/${place}`],
];

const found = findFirestoreEmulator();

describe.skipIf(!found)('the rules, on the official emulator', () => {
  let emulator: FirestoreEmulator | undefined;
  const admin = { authorization: 'Bearer owner' };

  async function send(
    project: string,
    headers: Record<string, string>,
    [method, path, body]: (typeof operations)[number],
  ): Promise<number> {
    const documents = `http://${emulator?.host}/v1/projects/${project}/databases/(default)/documents`;
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(documents + path, init);
    await response.body?.cancel();
    return response.status;
  }

  /** Loads rules. @returns the issues found by their compiler. */
  async function compile(project: string, content: string): Promise<unknown> {
    const loaded = await fetch(`http://${emulator?.host}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'some.rules', content }] } }),
    });
    return loaded.json();
  }

  /** Loads rules and stores Rosa's document. */
  async function load(project: string, content: string): Promise<void> {
    expect(await compile(project, content)).toEqual({});
    expect(await send(project, admin, ['PATCH', `/${place}`, { fields }])).toBe(200);
  }

  beforeAll(async () => {
    if (found) emulator = await startFirestoreEmulator(found);
  });
  afterAll(() => emulator?.stop());

  it('refuse every operation to every caller', async () => {
    await load('demo-curbwise-rules', rules);
    for (const [who, headers] of callers) {
      for (const operation of operations) {
        expect(await send('demo-curbwise-rules', headers, operation), `${who}, ${operation[0]}`).toBe(403);
      }
    }
  });

  it('refuse by themselves, not because of the tokens: careless rules would admit the verified owner', async () => {
    const careless = rules.replace(
      'allow read, write: if false',
      'allow read: if request.auth.token.email_verified && resource.data.email == request.auth.token.email',
    );
    await load('demo-curbwise-careless', careless);
    const read = (headers: Record<string, string>) =>
      send('demo-curbwise-careless', headers, ['GET', `/${place}`]);
    const answers = callers.map(([, headers]) => read(headers));
    expect(await Promise.all(answers)).toEqual([403, 403, 403, 200]);
  });

  it('for Storage compile without an issue', async () => {
    expect(await compile('demo-curbwise-storage', storageRules)).toEqual({});
  });
});

if (!found) {
  const words =
    'NOT RUN: the database rules were only read, not tried, because no official Firestore emulator was found. ' +
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
}
