import { addressTable } from '#sandbox/processes/addresses.ts';
import { refuseBusyPorts } from '#sandbox/processes/ports.ts';
import { readSettings } from '#sandbox/processes/settings.ts';
import { findFirestoreEmulator } from '../server/firestoreEmulator.ts';
import { startWholeProduct } from './wholeProduct.ts';

// npm run start:official: the product of `npm start`, with Google's own emulators instead of SQLite and Express.
const firestore = findFirestoreEmulator();
if (!firestore) {
  console.error('NOT STARTED: no official Firestore emulator was found.');
  console.error(
    'Install the Debian package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST.',
  );
  process.exit(1);
}
const { ports } = readSettings(process.env);
await refuseBusyPorts(ports);
const product = await startWholeProduct({ firestore, ports });
console.log(`${addressTable(product, 'none is kept')}\nCtrl-C ends all of it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void product.stop().then(() => process.exit(0)));
}
