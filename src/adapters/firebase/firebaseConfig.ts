/** The settings of the site's Firebase project. None of them is secret. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The local Auth emulator; null outside the sandbox. */
  authEmulatorUrl: string | null;
}
