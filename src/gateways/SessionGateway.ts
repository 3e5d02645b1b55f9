import type { PublicPlanName } from '#domain/plan.ts';

/**
 * What this browser remembers between pages, under the specification's local-storage keys (section 3).
 * A display cache: the server believes none of it. There is no password here, on purpose.
 */
export interface SessionCache {
  email: string;
  name: string;
  /** The verification mode of the link last opened. */
  mode: string;
  /** Whether the owner signed in with Google; key `GoogleSignOn`. */
  googleSignOn: boolean;
  userCred: { uid: string; email: string; displayName: string | null };
  currency: string;
  posDevices: number;
  /** The plan chosen last, on the landing page or on the plan screen. Not one of the specification's keys. */
  plan: PublicPlanName;
  restaurantName: string;
  /** When a sign-up was finished in this browser (ISO, UTC); other tabs notice the change and ask the server. */
  finishedAt: string;
  marketingConsent: boolean;
  termsAccepted: boolean;
}

/** Reads and writes this browser's memory. Never throws: a full or forbidden storage forgets, quietly. */
export interface SessionGateway {
  /** Only what is present and well-formed; a tampered value counts as absent. */
  read(): Partial<SessionCache>;
  /** Keeps what is given; a value that is undefined leaves what was there. */
  save(values: { [Name in keyof SessionCache]?: SessionCache[Name] | undefined }): void;
  /** Forgets everything: local and session storage. */
  clear(): void;
  /**
   * Calls back when another tab of this browser signed in somebody else, finished a sign-up or forgot everything.
   * @returns how to stop.
   */
  onChangedElsewhere(listener: () => void): () => void;
}
