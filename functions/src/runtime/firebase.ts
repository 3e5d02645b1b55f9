import { getApps, initializeApp, type App } from 'firebase-admin/app';

const name = '[DEFAULT]';

/**
 * Our own Firebase app. The functions framework creates another, named app to verify tokens, so the existence of an
 * app does not mean that ours exists.
 */
export function firebaseApp(): App {
  return getApps().find((app) => app.name === name) ?? initializeApp();
}
