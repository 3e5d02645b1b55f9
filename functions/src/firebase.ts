import { getApps, initializeApp, type App } from 'firebase-admin/app';

const name = '[DEFAULT]';

/**
 * Our own Firebase app. The functions framework makes a named one of its own to read a caller's token, so
 * 'some app exists' does not mean that ours does.
 */
export function firebaseApp(): App {
  return getApps().find((app) => app.name === name) ?? initializeApp();
}
