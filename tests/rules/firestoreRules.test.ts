import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../architecture/projectFiles.ts';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from '../server/firestoreEmulator.ts';
import { authorization, callers, type Caller } from './callers.ts';
import { operations, type RestRequest } from './operations.ts';
import { everyPlace, ownedByRosa, serverCollections } from './places.ts';

const rules = readText('firestore.rules');
const storageRules = readText('storage.rules');
const places = everyPlace();

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

describe('the attempts', () => {
  it('cover every collection that the functions use', () => {
    expect(serverCollections()).toEqual(
      expect.arrayContaining([
        'Plans',
        'Credentials',
        'Subscriptions',
        'Registrations',
        'Redemptions',
        'mail',
      ]),
    );
  });

  it('are at least 162 denials', () => {
    expect(callers.length * places.length * (Object.keys(operations).length + 1)).toBeGreaterThanOrEqual(162);
  });
});

const projectId = 'demo-curbwise-rules';
/** Loads rules that admit an owner, to show that the refusals come from the real rules. */
const carelessProjectId = 'demo-curbwise-careless';
const careless = rules.replace(
  'allow read, write: if false',
  'allow read: if request.auth.token.email_verified && resource.data.email == request.auth.token.email',
);
const found = findFirestoreEmulator();

describe.skipIf(!found)('the rules, on the official emulator', () => {
  let emulator: FirestoreEmulator | undefined;
  let origin = '';

  const documentsOf = (project: string) => `${origin}/v1/projects/${project}/databases/(default)/documents`;

  async function send(
    { method, path, body }: RestRequest,
    headers: Record<string, string>,
    project = projectId,
  ): Promise<number> {
    const response = await fetch(`${documentsOf(project)}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    return response.status;
  }

  const admin = { authorization: 'Bearer owner' };

  /** Returns the issues found by the rules compiler. */
  async function compile(content: string, project: string): Promise<unknown> {
    const loaded = await fetch(`${origin}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'some.rules', content }] } }),
    });
    expect(loaded.status).toBe(200);
    return loaded.json();
  }

  async function load(content: string, project: string) {
    expect(await compile(content, project)).toEqual({});
    for (const place of places) {
      const body = { fields: ownedByRosa };
      expect(await send({ method: 'PATCH', path: `/${place}`, body }, admin, project)).toBe(200);
    }
  }

  beforeAll(async () => {
    if (!found) return;
    emulator = await startFirestoreEmulator(found);
    origin = `http://${emulator.host}`;
    await load(rules, projectId);
    await load(careless, carelessProjectId);
  });

  afterAll(() => emulator?.stop());

  describe.each(callers)('for $who', (caller) => {
    it.each(places)('keep %s closed', async (place) => {
      for (const [operation, request] of Object.entries(operations)) {
        expect.soft(await send(request(place), authorization(caller)), operation).toBe(403);
      }
    });

    it('refuse to listen', async () => {
      const { app, listen } = browserOf(caller, emulator?.host ?? '');
      try {
        for (const place of places) expect.soft(await listen(place), place).toBe('permission-denied');
      } finally {
        await deleteApp(app);
      }
    });
  });

  it('changed nothing', async () => {
    for (const place of places) {
      const response = await fetch(`${documentsOf(projectId)}/${place}`, { headers: admin });
      expect.soft(await response.json(), place).toMatchObject({ fields: ownedByRosa });
    }
  });

  it('for Storage compile without an issue', async () => {
    expect(await compile(storageRules, 'demo-curbwise-storage')).toEqual({});
  });

  it('refuse by themselves, not because of the tokens: careless rules would admit the verified owner', async () => {
    const request = { method: 'GET', path: '/Registrations/rosa' } as const;
    const answers = callers.map((caller) => send(request, authorization(caller), carelessProjectId));
    expect(await Promise.all(answers)).toEqual([403, 403, 200, 403]);
  });
});

/** A browser's other operation: listens to a document until it gets the reason for the refusal. */
function browserOf({ who, claims }: Caller, host: string) {
  setLogLevel('silent');
  const app: FirebaseApp = initializeApp({ projectId, apiKey: 'public' }, who);
  const database = initializeFirestore(app, {});
  const [address = '', port = ''] = host.split(':');
  connectFirestoreEmulator(database, address, Number(port), claims && { mockUserToken: claims });
  const listen = (place: string) =>
    new Promise<string>((resolve) => {
      onSnapshot(
        doc(database, place),
        () => resolve('heard'),
        ({ code }) => resolve(code),
      );
    });
  return { app, listen };
}

if (!found) {
  const words =
    'NOT RUN: the database rules were only read, not tried, because no official Firestore emulator was found. ' +
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
}
