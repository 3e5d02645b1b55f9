import { quietSignIns } from '#tests/server/quietSignIns.ts';
import { Firestore } from '@google-cloud/firestore';
import { nanoid } from 'nanoid';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { prepareProvision } from '#operations/provision/prepareProvision.ts';
import { defaultBrand } from '#domain/brand.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { firestoreStore } from '#functions/store/firestoreStore.ts';
import type { Store } from '#functions/store/Store.ts';
import { sandboxClientSecret, startPayPalSimulator } from '#simulator/startSimulator.ts';
import { freePorts, loopback } from '#sandbox/processes/ports.ts';
import { projectRoot, type Settings } from '#sandbox/processes/settings.ts';
import { sandboxOffers } from '#sandbox/seed/offers.ts';
import { sandboxAccount } from '#sandbox/seed/seedStore.ts';
import { readHosting } from '#sandbox/site/hosting.ts';
import { localHeaders } from '#sandbox/site/localHeaders.ts';
import { buildFunctions } from '../../operations/functions/build.mjs';
import { startFirestoreEmulator, type findFirestoreEmulator } from '../server/firestoreEmulator.ts';

/** The product on Google's own emulators: Hosting, Functions, Auth and Firestore; PayPal is the simulator. */
export interface OfficialEmulators extends SiteAddresses {
  siteUrl: string;
  store: Store;
  /** The schedules' context at a moment; no emulator triggers the schedules. */
  contextAt: (moment: Date) => ServerContext;
  /** The project's secret store: the newest value of each secret. */
  secrets: Record<'PAYPAL_SECRET', string>;
  /** The changes that provisioning with this secret would make. */
  differences(secret: string): Promise<readonly unknown[]>;
  /** Redeploys the functions, which then read the present secrets. Rejects if they do not load. */
  deploy(code?: string): Promise<void>;
  stop(): Promise<void>;
}

interface Ports {
  site: number;
  functions: number;
  auth: number;
  hub: number;
  logging: number;
}

export const inboxPath = '/__sandbox/inbox';

const at = (port: number) => `http://${loopback}:${port}`;

export interface SiteAddresses {
  authUrl: string;
  paypalUrl: string;
  project: string;
}

/** A folder as packed by a deployment: the bundled functions with their settings, and the site. */
async function deployedFolder(
  ports: Ports,
  { project, paypalUrl }: SiteAddresses,
  { fillSite, inboxUrl }: { fillSite: (folder: string) => Promise<void>; inboxUrl: string },
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'curbwise-official-'));
  const functions = path.join(folder, 'functions');
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  await fillSite(dist);
  mkdirSync(path.join(functions, 'lib'), { recursive: true });
  cpSync(path.join(projectRoot, 'functions/package.json'), path.join(functions, 'package.json'));
  await buildFunctions(path.join(functions, 'lib/index.js'));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.join(projectRoot, 'functions/node_modules'), path.join(functions, 'node_modules'));
  writeFileSync(path.join(functions, `.env.${project}`), `SITE_URL=${at(ports.site)}\n`);
  const { headers, ...hosting } = readHosting(dist);
  const local = { authUrl: at(ports.auth), paypalUrl, dev: false };
  const { functions: deployed } = JSON.parse(
    readFileSync(path.join(projectRoot, 'firebase.json'), 'utf8'),
  ) as {
    functions: Array<{ predeploy: unknown }>;
  };
  const listener = (port: number) => ({ host: loopback, port });
  const config = {
    functions: deployed.map(({ predeploy: _, ...codebase }) => codebase),
    hosting: {
      ...hosting,
      target: undefined,
      predeploy: undefined,
      headers: localHeaders(headers, local),
      redirects: [{ source: inboxPath, destination: inboxUrl, type: 302 }],
    },
    emulators: {
      hosting: listener(ports.site),
      functions: listener(ports.functions),
      auth: listener(ports.auth),
      hub: listener(ports.hub),
      logging: listener(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(config));
  return folder;
}

/** Runs the command line of firebase-tools until all emulators are ready. Rejects with its output. */
async function startFirebase(
  folder: string,
  project: string,
): Promise<{ deploy: (change: () => void) => Promise<void>; stop: () => Promise<void> }> {
  const commandLine = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--project', project, '--only', 'functions,hosting,auth'];
  const child = spawn(process.execPath, [commandLine, ...args], {
    cwd: folder,
    // Without CI the tool fetches news. Its settings are stored here.
    env: {
      ...process.env,
      CI: '1',
      // In seconds; ten, the default, are too few on a busy machine.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      TMPDIR: folder,
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const events = new EventEmitter();
  const failed = (what: string) => new Error(`${what}\n${said}`);
  /** Waits until the tool has loaded the functions; it reports readiness without them too. */
  const functionsLoaded = async () => {
    const [loaded] = (await Promise.race([once(events, 'functions'), ended.then(() => [false])])) as [
      boolean,
    ];
    if (!loaded) throw failed('The functions did not load.');
  };
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      said = `${said}${line}\n`.slice(-20_000);
      if (line.includes('All emulators ready')) events.emit('ready');
      if (line.includes('Loaded functions definitions')) events.emit('functions', true);
      if (line.includes('Failed to load function definition')) events.emit('functions', false);
    });
  }
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  try {
    await Promise.all([
      functionsLoaded(),
      Promise.race([
        once(events, 'ready'),
        ended.then(() => {
          throw failed('The official emulators did not come up.');
        }),
      ]),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    async deploy(change) {
      const loaded = functionsLoaded();
      change();
      await loaded;
    },
    stop,
  };
}

/**
 * Starts everything and provisions it like an operator, against the simulator.
 * @param options.fillSite writes the site into a folder; the emulators serve it.
 * @param options.inboxUrl where the site links to the inbox.
 */
export async function startOfficialEmulators(options: {
  firestore: NonNullable<ReturnType<typeof findFirestoreEmulator>>;
  fillSite: (folder: string, addresses: SiteAddresses) => Promise<void>;
  ports: Settings['ports'];
  inboxUrl: string;
}): Promise<OfficialEmulators> {
  const [functions = 0, hub = 0, logging = 0] = await freePorts(3);
  const { site, auth, paypal } = options.ports;
  const ports: Ports = { site, functions, auth, hub, logging };
  const project = `demo-${nanoid(12)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, 'x')}`;
  // If a start fails, all started parts are stopped.
  await using started = new AsyncDisposableStack();
  const simulator = await startPayPalSimulator({ port: paypal });
  started.defer(() => simulator.stop());
  const firestore = await startFirestoreEmulator(options.firestore);
  started.defer(() => firestore.stop());
  const store = firestoreStore(new Firestore({ projectId: project }));
  started.defer(() => store.close());
  const account = sandboxAccount(simulator.url);
  const request = {
    store,
    environment: 'sandbox',
    account,
    siteUrl: at(site),
    offers: sandboxOffers,
  } as const;
  await (await prepareProvision(request)).apply();
  const addresses = { authUrl: at(auth), paypalUrl: simulator.url, project };
  const folder = await deployedFolder(ports, addresses, {
    fillSite: (dist) => options.fillSite(dist, addresses),
    inboxUrl: options.inboxUrl,
  });
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const secrets = { PAYPAL_SECRET: sandboxClientSecret };
  // Functions read their secrets on deployment; the emulator reads this file when it loads them.
  const readSecrets = () =>
    writeFileSync(
      path.join(folder, 'functions/.secret.local'),
      Object.entries(secrets)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
  readSecrets();
  const bundle = path.join(folder, 'functions/lib/index.js');
  const bundled = readFileSync(bundle, 'utf8');
  const firebase = await startFirebase(folder, project);
  started.defer(() => firebase.stop());
  const running = started.move();
  return {
    ...addresses,
    siteUrl: at(site),
    store,
    contextAt: (moment) => ({
      store,
      payments: payPalProvider({
        store,
        secret: () => secrets.PAYPAL_SECRET,
        now: () => moment,
        sandbox: true,
      }),
      signIns: quietSignIns,
      logs: { info: () => undefined, warn: () => undefined, error: console.error },
      brand: {
        product: defaultBrand.name,
        supportEmail: defaultBrand.supportEmail,
        dashboardUrl: defaultBrand.dashboardUrl,
        seller: defaultBrand.seller,
      },
      siteUrl: at(site),
      now: () => moment,
      wait: () => Promise.resolve(),
    }),
    secrets,
    differences: async (secret) =>
      (await prepareProvision({ ...request, account: { ...account, secret } })).differences,
    deploy: (code = '') =>
      firebase.deploy(() => {
        readSecrets();
        writeFileSync(bundle, `${bundled}\n${code}`);
      }),
    stop: () => running.disposeAsync(),
  };
}
