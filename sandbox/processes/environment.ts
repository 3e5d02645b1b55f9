import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import type { Addresses } from './addresses.ts';
import type { Settings } from './settings.ts';
import type { StateFolder } from './stateFolder.ts';

// Variables in the developer's environment that would make the local functions use real services.
const outsideVariables = [
  'GOOGLE_APPLICATION_CREDENTIALS',
  'FIRESTORE_EMULATOR_HOST',
  'K_SERVICE',
  // That of another product, where the errors of these pages would go.
  'SENTRY_DSN',
];

/** Sets the variables of the functions and the site's build. Call it before the functions load. */
export function prepareEnvironment(options: {
  ports: Settings['ports'];
  folder: StateFolder;
  addresses: Addresses;
}): void {
  const { ports, folder, addresses } = options;
  const { siteUrl, authUrl, paypalUrl } = addresses;
  const { projectId } = folder;
  for (const name of outsideVariables) delete process.env[name];
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    CURBWISE_SQLITE: folder.store,
    SITE_URL: siteUrl,
    PAYPAL_SECRET: sandboxClientSecret,
    // Otherwise the Admin SDK searches for Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
    VITE_FIREBASE_API_KEY: 'sandbox-api-key',
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_AUTH_EMULATOR_URL: authUrl,
    VITE_PAYPAL_SDK_URL: `${paypalUrl}/sdk/js`,
  });
}
