import { buildSite } from '#sandbox/site/build.ts';
import { findFirestoreEmulator } from '../server/firestoreEmulator.ts';
import { startOfficialEmulators } from './emulators.ts';

// npm run start:official: the same product as `npm start`, on Google's own emulators in place of SQLite and Express.
const firestore = findFirestoreEmulator();
if (!firestore) {
  console.error('NOT STARTED: no official Firestore emulator was found.');
  console.error(
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.',
  );
  process.exit(1);
}
const official = await startOfficialEmulators({
  firestore,
  async fillSite(directory, { authUrl, paypalUrl, project }) {
    Object.assign(process.env, {
      VITE_FIREBASE_API_KEY: 'sandbox-api-key',
      VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_AUTH_EMULATOR_URL: authUrl,
      VITE_PAYPAL_SDK_URL: `${paypalUrl}/sdk/js`,
    });
    await buildSite({ directory, verbose: false });
  },
});
console.log(
  `The site        ${official.siteUrl}\nAuth emulator   ${official.authUrl}\nPayPal          ${official.paypalUrl}`,
);
console.log(
  `Sign-in links   ${official.authUrl}/emulator/v1/projects/${official.project}/oobCodes\nCtrl-C ends all of it.`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void official.stop().then(() => process.exit(0)));
}
