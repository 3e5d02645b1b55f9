import { getApps, initializeApp, type App } from 'firebase-admin/app';

const name = '[DEFAULT]';

/**
 * Our own Firebase app. The functions framework creates a second, named app to verify tokens; so an app may exist although ours
 * does not.
 */
export function firebaseApp(): App {
  return getApps().find((app) => app.name === name) ?? initializeApp();
}
