import { getApps, initializeApp, type App } from 'firebase-admin/app';

const name = '[DEFAULT]';

/** Our own Firebase app. The functions framework creates a second, named one to verify tokens. */
export function firebaseApp(): App {
  return getApps().find((app) => app.name === name) ?? initializeApp();
}
