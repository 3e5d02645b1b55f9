import express, { type RequestHandler } from 'express';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import type { Fields } from '#functions/store/Store.ts';
import { Ledger } from '#simulator/ledger.ts';
import { sandboxClientSecret, startPayPalSimulator } from '#simulator/startSimulator.ts';
import { certificateId } from '#simulator/transmission.ts';
import { sign } from '#simulator/webhookSignature.ts';
import { seedStore } from '#sandbox/seed/seedStore.ts';
import { apiBody, unreadableBody } from '#sandbox/site/apiBody.ts';
import { documentsIn, type Documents } from '../places.ts';
import { apiPath } from '#domain/paths.ts';
import { readHosting } from '#sandbox/site/hosting.ts';
import { listenOnFreePort } from '../../support/listenOnFreePort.ts';
import { projectId, startGoogle, type FakeGoogle } from './google.ts';
import { accounts } from './unauthorizedCallers.ts';

export interface Answer {
  status: number;
  text: string;
  /** The code of a refusal; undefined for anything else. */
  code: string | undefined;
  headers: Headers;
}

/** The functions as deployed, with real token verification, over a store whose documents tests can read. */
interface DeployedFunctions {
  google: FakeGoogle;
  paypalUrl: string;
  /** Calls the address of a name; with `functionId`, calls another function with that address. */
  call(name: string, request: RequestInit, functionId?: string): Promise<Answer>;
  webhookId: string;
  signedByPayPal(event: string): Promise<Record<string, string>>;
  write(collection: string, id: string, fields: Fields): Promise<void>;
  /** Every stored document. */
  contents(): Promise<Documents>;
  stop(): Promise<void>;
}

// oxlint-disable-next-line import/no-mutable-exports -- a hook of Vitest cannot hand its result to the test
export let deployed: DeployedFunctions;

/** Opens the functions for the tests of a file or block. While the clock is stopped, no window of a limit ends during the calls. */
export function shareDeployedFunctions(
  environment: Readonly<Record<string, string>> = {},
  { clock = 'runs' }: { clock?: 'runs' | 'is stopped' } = {},
): void {
  beforeAll(async () => {
    if (clock === 'is stopped') vi.useFakeTimers({ toFake: ['Date'] });
    // The functions read their settings when they load.
    vi.resetModules();
    deployed = await openDeployedFunctions(environment);
  });
  afterAll(async () => {
    await deployed.stop();
    vi.useRealTimers();
  });
}

function codeOf(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: { details?: { code?: string }; status?: string } };
    return error?.details?.code ?? error?.status;
  } catch {
    return undefined;
  }
}

/** Loads the functions as deployed, once per file: the Admin SDK verifies signatures with downloaded keys. */
async function openDeployedFunctions(
  environment: Readonly<Record<string, string>> = {},
): Promise<DeployedFunctions> {
  const folder = mkdtempSync(join(tmpdir(), 'curbwise-doors-'));
  const file = join(folder, 'store.sqlite');
  const simulator = await startPayPalSimulator({ port: 0 });
  const store = openSqliteStore(file);
  await seedStore({ store, paypalUrl: simulator.url, siteUrl: 'http://127.0.0.1' });
  vi.stubEnv('CURBWISE_SQLITE', file);
  vi.stubEnv('SITE_URL', 'http://127.0.0.1');
  vi.stubEnv('PAYPAL_SECRET', sandboxClientSecret);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const google = await startGoogle(Object.values(accounts));
  const credential = { getAccessToken: async () => ({ access_token: 'test', expires_in: 3600 }) };
  const app = initializeApp({ projectId, credential, httpAgent: google.agent });
  const functions = (await import('#functions/index.ts')) as unknown as Record<string, RequestHandler>;
  const rewrites = readHosting().rewrites.filter((rewrite) => 'function' in rewrite);
  const site = express();
  site.use(...apiBody);
  for (const {
    regex,
    function: { functionId },
  } of rewrites) {
    const named = functions[functionId];
    if (!named) throw new Error(`Hosting leads ${regex} to ${functionId}, which is no function`);
    // Hosting passes the whole address on; so does a caller who uses a function's own address.
    site.all(new RegExp(regex, 'u'), named);
    site.use(`/${functionId}`, named);
  }
  site.use(unreadableBody);
  const { url, stop } = await listenOnFreePort(site);
  const account = await store.get({ collection: 'Credentials', id: 'PayPal' });
  const webhookId = String(account?.['webhook_id']);
  return {
    google,
    webhookId,
    paypalUrl: simulator.url,
    async call(name, request, functionId) {
      const prefix = functionId === undefined ? '' : `/${functionId}`;
      const response = await fetch(url + prefix + apiPath(name), request);
      const text = await response.text();
      return { status: response.status, text, code: codeOf(text), headers: response.headers };
    },
    async signedByPayPal(event) {
      const transmissionTime = new Date().toISOString();
      const signed = {
        transmissionId: 'T-1',
        transmissionTime,
        webhookId,
        text: event,
      };
      return {
        'content-type': 'application/json',
        'paypal-transmission-id': signed.transmissionId,
        'paypal-transmission-time': transmissionTime,
        // All simulators of a process have the same key.
        'paypal-transmission-sig': sign(signed, new Ledger().books.signing.privateKey),
        'paypal-cert-url': `${simulator.url}/v1/notifications/certs/${certificateId}`,
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },
    async write(collection, id, fields) {
      const ref = { collection, id };
      await store.set(ref, { ...(await store.get(ref)), ...fields });
    },
    async contents() {
      // A refused call may still count towards its sender's limit.
      const { RateLimits: _, ...documents } = await documentsIn(store);
      return documents;
    },
    async stop() {
      await stop();
      await google.stop();
      await deleteApp(app);
      await simulator.stop();
      await store.close();
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    },
  };
}
