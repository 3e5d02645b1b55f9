import type { FirebaseConfig } from '#adapters/firebase/firebaseConfig.ts';

/** The settings of the build. None of them is secret: they ship to every browser. */
export interface SiteEnvironment {
  firebase: FirebaseConfig;
  /** The URL of PayPal's script in the sandbox; null in production. */
  paypalSdkUrl: string | null;
  /** The address of the sandbox's inbox; null in production. */
  inboxUrl: string | null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

// Each variable is read by its literal name: dynamic access would put all variables into the build.
const firebase = {
  apiKey: text(import.meta.env.VITE_FIREBASE_API_KEY),
  // No other host: browsers keep what Google's page leaves there from the site (reference/Firebase.mdx#googles-popup).
  authDomain: new URL(text(import.meta.env.VITE_SITE_URL) || location.href).hostname,
  projectId: text(import.meta.env.VITE_FIREBASE_PROJECT_ID),
};

export const environment: SiteEnvironment =
  import.meta.env.MODE === 'sandbox'
    ? {
        firebase: { ...firebase, authEmulatorUrl: textOrNull(import.meta.env.VITE_AUTH_EMULATOR_URL) },
        paypalSdkUrl: textOrNull(import.meta.env.VITE_PAYPAL_SDK_URL),
        inboxUrl: '/__sandbox/inbox',
      }
    : { firebase: { ...firebase, authEmulatorUrl: null }, paypalSdkUrl: null, inboxUrl: null };
