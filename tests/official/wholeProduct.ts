import express from 'express';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { emulatorAccounts } from '#sandbox/auth/accounts.ts';
import { authEmulatorMessages } from '#sandbox/inbox/authEmulatorMessages.ts';
import { inboxRoutes } from '#sandbox/inbox/routes.tsx';
import { freePorts, loopback } from '#sandbox/processes/ports.ts';
import { projectRoot, type Settings } from '#sandbox/processes/settings.ts';
import type { findFirestoreEmulator } from '../server/firestoreEmulator.ts';
import { scriptPath } from '../support/stages.mjs';
import {
  inboxPath,
  startOfficialEmulators,
  type OfficialEmulators,
  type SiteAddresses,
} from './emulators.ts';

/** Builds the site in a separate process, so that this process's environment does not affect it. */
async function buildSite(directory: string, { authUrl, paypalUrl, project }: SiteAddresses): Promise<void> {
  const words = ['build', '--mode', 'sandbox', '--logLevel', 'error', '--outDir', directory, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [scriptPath('vite/vite'), ...words], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      VITE_FIREBASE_API_KEY: 'sandbox-api-key',
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_AUTH_EMULATOR_URL: authUrl,
      VITE_PAYPAL_SDK_URL: `${paypalUrl}/sdk/js`,
    },
  });
}

/** Starts the same parts as `npm run start:official`: the official emulators with the built site and the inbox. */
export async function startWholeProduct(options: {
  firestore: NonNullable<ReturnType<typeof findFirestoreEmulator>>;
  ports: Settings['ports'];
}): Promise<OfficialEmulators> {
  const [inboxPort = 0] = await freePorts(1);
  const inboxUrl = `http://${loopback}:${inboxPort}${inboxPath}`;
  const official = await startOfficialEmulators({ ...options, inboxUrl, fillSite: buildSite });
  const { siteUrl, authUrl, project, store } = official;
  const codes = authEmulatorMessages({ accounts: emulatorAccounts(authUrl, project), siteUrl });
  const inbox = express().use(inboxPath, inboxRoutes({ codes, store })).listen(inboxPort, loopback);
  return {
    ...official,
    async stop() {
      inbox.close();
      await official.stop();
    },
  };
}
