import { setTimeout as wait } from 'node:timers/promises';
import { defaultBrand, sellerFrom } from '#domain/brand.ts';
import { commandLine, projectOption, runCommand } from './commandLine.ts';
import { terminal } from './conversation.ts';
import { googleCloud, payPalSecretName, readSecret } from './doctor/cloud.ts';
import { NotReadable } from './doctor/finding.ts';
import { firebaseAccounts } from './ops/accounts.ts';
import { operatorName } from './ops/audit.ts';
import { runOps, type Chosen, type Work } from './ops/run.ts';
import { saveAside } from './ops/save.ts';
import { chosenDatabase, onDatabase, openStore } from './project/openStore.ts';
import { keptMaps, originalPlaces } from './project/sourceMaps.ts';
import { lineOfTarget, npmRun, readTarget } from './project/target.ts';

const quiet = { info: () => undefined, warn: console.error, error: console.error };

const words = commandLine('ops', 'Finds, shows and changes what owners of a live project have.').addOption(
  projectOption(),
);

/** Runs a command on the chosen project. */
async function onProject(work: Work, { project: named, aboutBackups }: Chosen): Promise<number | void> {
  const { firebaseSignIns } = await import('#functions/runtime/firebaseSignIns.ts');
  const { payPalProvider } = await import('#functions/paypal/payPalProvider.ts');
  const { refuseForeignData } = await import('./project/environment.ts');
  const target = readTarget(process.cwd(), named);
  const { project, siteUrl, settings } = target;
  const database = chosenDatabase();
  console.error(lineOfTarget(target, database));
  const store = await openStore(project, database);
  const now = () => new Date();
  const cloud = await googleCloud(project);
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
    if (!aboutBackups) await refuseForeignData(store, target);
    return await work({
      context: { store, payments, signIns: firebaseSignIns, logs: quiet, brand, siteUrl, now, wait },
      accounts: firebaseAccounts(cloud, project),
      openDatabase: (database) => openStore(project, database),
      cloud,
      talk: terminal,
      who: operatorName(),
      project,
      database,
      command: (script, words, other = database) => onDatabase(other, npmRun(script, target, words)),
      save: saveAside,
      originalPlace: originalPlaces(keptMaps),
    });
  } finally {
    await store.close();
  }
}

await runCommand(() => runOps(words, process.argv.slice(2), onProject));
