import { getApps, initializeApp, type App } from 'firebase-admin/app';

const name = '[DEFAULT]';

/** Our own Firebase app. The functions framework creates a second, named one to verify tokens. */
export function firebaseApp(): App {
  return getApps().find((app) => app.name === name) ?? initializeApp();
}

/** The result of a request; null if the account is gone. */
export async function unlessGone<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await request;
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!gone) throw error;
    return null;
  }
}
