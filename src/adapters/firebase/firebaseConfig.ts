/** Which Firebase project the site belongs to. None of it is secret. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The local Auth emulator; null outside the sandbox. */
  authEmulatorUrl: string | null;
}
