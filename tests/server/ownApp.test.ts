import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterEach, expect, it } from 'vitest';
import { firebaseApp } from '#functions/runtime/firebase.ts';

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

it("opens our own app even if the framework's named one came first", () => {
  initializeApp({ projectId: 'demo-other' }, '__FIREBASE_FUNCTIONS_SDK__');
  expect(firebaseApp().name).toBe('[DEFAULT]');
});

it('opens it once', () => {
  expect(firebaseApp()).toBe(firebaseApp());
});
