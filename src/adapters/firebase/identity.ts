import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';

/** Everything that the Firebase Auth SDK does for us, and that must therefore wait for it to load. */
export interface Identity extends Omit<AuthGateway, 'prepare' | 'ownerBackFromGoogle'> {
  /** Loads the code of Google's popup, so that a click opens it at once. Never rejects. */
  prepareGoogle(): Promise<void>;
  /** Signs in an owner who comes back from Google's own page. */
  finishGoogle(): Promise<Owner>;
  /** The signed-in owner's ID token, refreshed when it is about to expire; null when signed out. */
  idToken(): Promise<string | null>;
}
