import type { AuthGateway } from '#gateways/AuthGateway.ts';

/** Everything the Firebase Auth SDK does for us, and so everything that has to wait for it to load. */
export interface Identity extends Omit<AuthGateway, 'prepare'> {
  /** The signed-in owner's ID token, refreshed when it is about to expire; null when nobody is signed in. */
  idToken(): Promise<string | null>;
}
