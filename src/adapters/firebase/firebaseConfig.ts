import type { IdentityToolkitConfig } from '../identityToolkit/sendSignInLink.ts';

/** The settings of the site's Firebase project. None of them is secret. */
export interface FirebaseConfig extends IdentityToolkitConfig {
  authDomain: string;
  projectId: string;
}
