import { expect, it, onTestFinished, vi } from 'vitest';
import { firebaseSignIns } from '#functions/runtime/firebaseSignIns.ts';
import { openStore } from '#operations/project/openStore.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';

// A person's own credentials belong to no project, and Google refuses the sign-in service to a call that names none.
it('Firebase’s accounts are those of the named project, which the calls are counted for', async () => {
  const asked: unknown[] = [];
  const { url: service, stop } = await listenOnFreePort(({ url, headers }, response) => {
    asked.push([url, headers['x-goog-user-project']]);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  onTestFinished(stop);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(service).host);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'of-this-machine');
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());

  const store = await openStore('truck-market');
  await firebaseSignIns.remove('any-uid');
  await store.close();
  const address = '/identitytoolkit.googleapis.com/v1/projects/truck-market/accounts:delete';
  expect(asked).toEqual([[address, 'truck-market']]);
});
