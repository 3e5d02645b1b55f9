import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFirestoreEmulator, startFirestoreEmulator } from './firestoreEmulator.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a Firestore emulator for tests', () => {
  it.each([undefined, '127.0.0.1:1'])('leaves no host to the next test file, after %s', async (before) => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', before);
    const emulator = await startFirestoreEmulator({ host: '127.0.0.1:2' });
    expect(findFirestoreEmulator()).toEqual({ host: '127.0.0.1:2' });
    emulator.stop();
    expect(process.env['FIRESTORE_EMULATOR_HOST']).toBe(before);
  });
});
