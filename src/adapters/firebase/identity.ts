import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';

/** All operations of the Firebase Auth SDK; each waits for the SDK to load. */
export interface Identity extends Omit<AuthGateway, 'prepare' | 'ownerBackFromGoogle' | 'sendSignInLink'> {
  /** Preloads the code of Google's popup, so a click opens it without delay. Never rejects. */
  prepareGoogle(): Promise<void>;
  finishGoogle(): Promise<Owner>;
  /** The signed-in owner's ID token, refreshed when it is about to expire or if demanded; null when signed out. */
  idToken(forceRefresh?: boolean): Promise<string | null>;
}
