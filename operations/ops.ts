import { userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { firebaseSignIns } from '#functions/runtime/firebaseSignIns.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { defaultBrand, sellerFrom } from '#domain/brand.ts';
import { runCommand, terminal } from './conversation.ts';
import { googleCloud, readSecret } from './doctor/cloud.ts';
import { payPalSecretName } from './doctor/deployedFunctions.ts';
import { NotReadable } from './doctor/finding.ts';
import { firebaseAccounts } from './ops/accounts.ts';
import { runOps } from './ops/run.ts';
import { isAboutBackups } from './ops/usage.ts';
import { saveAside } from './ops/save.ts';
import { refuseForeignData } from './project/environment.ts';
import { chosenDatabase, onDatabase, openStore } from './project/openStore.ts';
import { keptMaps, originalPlaces } from './project/sourceMaps.ts';
import { lineOfTarget, npmRun, readTarget } from './project/target.ts';

const quiet = { info: () => undefined, warn: console.error, error: console.error };

await runCommand(async () => {
  const { target, rest } = readTarget(process.cwd(), process.argv.slice(2));
  const { project, siteUrl, settings } = target;
  console.error(lineOfTarget(target));
  const store = await openStore(project);
  const now = () => new Date();
  const cloud = await googleCloud(project);
  // Use the sign-in accounts of the named project, not of this machine's default project.
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  const read = process.env[payPalSecretName] ?? (await readSecret(cloud, project, payPalSecretName));
  if (read instanceof NotReadable) console.error(`PayPal's secret: ${read.message} → ${read.cure}`);
  const secret = typeof read === 'string' ? read : '';
  const payments = payPalProvider({ store, secret: () => secret, now, sandbox: false });
  const brand = {
    product: defaultBrand.name,
    supportEmail: settings['support-email'] ?? defaultBrand.supportEmail,
    dashboardUrl: settings['dashboard-url'] ?? defaultBrand.dashboardUrl,
    seller: sellerFrom({ name: settings['seller-name'], address: settings['seller-address'] }),
  };
  try {
    if (!isAboutBackups(rest)) await refuseForeignData(store, target);
    return await runOps(rest, {
      context: { store, payments, signIns: firebaseSignIns, logs: quiet, brand, siteUrl, now, wait },
      accounts: firebaseAccounts(cloud, project),
      openDatabase: (database) => openStore(project, database),
      cloud,
      talk: terminal,
      who: userInfo().username,
      project,
      command: (script, words, database = chosenDatabase()) =>
        onDatabase(database, npmRun(script, target, words)),
      save: saveAside,
      originalPlace: originalPlaces(keptMaps),
    });
  } finally {
    await store.close();
  }
});
