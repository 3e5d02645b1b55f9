import express from 'express';
import { emulatorAccounts } from '#sandbox/auth/accounts.ts';
import { authEmulatorMessages } from '#sandbox/inbox/authEmulatorMessages.ts';
import { inboxRoutes } from '#sandbox/inbox/routes.tsx';
import { addressTable } from '#sandbox/processes/addresses.ts';
import { freePorts, loopback, refuseBusyPorts } from '#sandbox/processes/ports.ts';
import { readSettings } from '#sandbox/processes/settings.ts';
import { buildSite } from '#sandbox/site/build.ts';
import { findFirestoreEmulator } from '../server/firestoreEmulator.ts';
import { inboxPath, startOfficialEmulators } from './emulators.ts';

// npm run start:official: the same product as `npm start`, on Google's own emulators in place of SQLite and Express.
const firestore = findFirestoreEmulator();
if (!firestore) {
  console.error('NOT STARTED: no official Firestore emulator was found.');
  console.error(
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.',
  );
  process.exit(1);
}
const { ports } = readSettings(process.env, process.argv.slice(2));
await refuseBusyPorts(ports);
const [inboxPort = 0] = await freePorts(1);
const inboxUrl = `http://${loopback}:${inboxPort}${inboxPath}`;
const official = await startOfficialEmulators({
  firestore,
  ports,
  inboxUrl,
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
const { siteUrl, authUrl, project, store } = official;
const accounts = emulatorAccounts(authUrl, project);
const codes = authEmulatorMessages({ accounts, siteUrl });
const inbox = express().use(inboxPath, inboxRoutes({ codes, store })).listen(inboxPort, loopback);
console.log(`${addressTable(official, 'none is kept')}\nCtrl-C ends all of it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    inbox.close();
    void official.stop().then(() => process.exit(0));
  });
}
