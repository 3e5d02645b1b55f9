import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findFirestoreEmulator,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from '../server/firestoreEmulator.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

describe('the rules, as written', () => {
  it('hold one match for every document, and it allows nothing', () => {
    const statements = rules
      .replaceAll(/\/\/.*$/gmu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    expect(statements).toBe(
      "rules_version = '2'; " +
        'service cloud.firestore { match /databases/{database}/documents { ' +
        'match /{document=**} { allow read, write: if false; } } }',
    );
  });
});

const projectId = 'demo-curbwise-rules';
const email = 'rosa@example.com';

// The emulator believes a token without a signature; the rules then see this owner.
const token = [
  '{"alg":"none"}',
  JSON.stringify({ sub: 'rosa', user_id: 'rosa', email, email_verified: true }),
  '',
]
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

const callers = [
  ['nobody signed in', undefined],
  ['the verified owner of the address', `Bearer ${token}`],
] as const;

const places = [
  'Plans/Monthly',
  'Credentials/PayPal',
  'Credentials/Coupons',
  `Subscriptions/${email}`,
  'Registrations/rosa',
  'mail/one',
  'Unheard/of',
];

const found = findFirestoreEmulator();

describe.skipIf(!found)('the rules, on the official emulator', () => {
  let emulator: FirestoreEmulator | undefined;
  let documents: string;

  async function send(method: string, place: string, caller?: string, body?: object): Promise<number> {
    const response = await fetch(`${documents}${place}`, {
      method,
      headers: caller === undefined ? {} : { authorization: caller },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await response.body?.cancel();
    return response.status;
  }

  beforeAll(async () => {
    if (!found) return;
    emulator = await startFirestoreEmulator(found);
    const origin = `http://${emulator.host}`;
    documents = `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
    const loaded = await fetch(`${origin}/emulator/v1/projects/${projectId}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
    });
    expect(loaded.status).toBe(200);
    for (const place of places) {
      expect(await send('PATCH', `/${place}`, 'Bearer owner', { fields: {} })).toBe(200);
    }
  }, 60_000);

  afterAll(() => emulator?.stop());

  describe.each(callers)('for %s', (_who, caller) => {
    it.each(places)('keep %s closed', async (place) => {
      const collection = place.split('/')[0] ?? '';
      expect(await send('GET', `/${place}`, caller)).toBe(403);
      expect(await send('PATCH', `/${place}`, caller, { fields: {} })).toBe(403);
      expect(await send('DELETE', `/${place}`, caller)).toBe(403);
      expect(await send('GET', `/${collection}`, caller)).toBe(403);
      expect(await send('POST', `/${collection}?documentId=new`, caller, { fields: {} })).toBe(403);
    });
  });

  it('leave the functions, which go past them, everything', async () => {
    expect(await send('GET', '/Plans/Monthly', 'Bearer owner')).toBe(200);
  });
});

if (!found) {
  const words =
    'NOT RUN: the database rules were only read, not tried, because no official Firestore emulator was found. ' +
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.';
  console.warn(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}\n`);
}
