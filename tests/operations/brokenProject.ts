import express, { type RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeAnswer, hopsAnswer, hopsFrom, hopsText, type Hops } from '#functions/calls/hops.ts';
import { couponsRef } from '#functions/documents/offers/coupons.ts';
import { readCatalogue } from '#functions/checkout/catalogue.ts';
import { handleWebhook } from '#functions/sync/webhooks.ts';
import type { Cloud } from '#operations/doctor/cloud.ts';
import type { DoctorContext } from '#operations/doctor/context.ts';
import { readTarget } from '#operations/project/target.ts';
import type { Offers } from '#operations/provision/offers.ts';
import { payPalProvisioning, webhooksPath } from '#operations/provision/payPalProvisioning.ts';
import { prepareProvision } from '#operations/provision/prepareProvision.ts';
import { extensionSettings, functionSettings } from '#operations/setup/files.ts';
import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { sandboxOffers } from '#sandbox/seed/offers.ts';
import { sandboxAccount } from '#sandbox/seed/seedStore.ts';
import { fileServer } from '#sandbox/site/fileServer.ts';
import { scriptHashesFile } from '#domain/scriptHashes.ts';
import { readHosting } from '#sandbox/site/hosting.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { restOf } from '../sandbox/merchant.ts';
import { startTestServer } from '../server/eachServer.ts';
import type { TestServer } from '../server/testServer.ts';
import { folderAfterSetup } from './asOperator.ts';
import { inPages } from './google/inPages.ts';
import { healthyGoogle, type GoogleAnswer } from './google/healthyGoogle.ts';

/** A project with its folder, site, PayPal and database, each of which a test can break. */
export interface ExaminedProject {
  context: DoctorContext;
  server: TestServer;
  google: Record<string, GoogleAnswer>;
  /** Hosting's changes to the headers that may name a caller, whether it drops every request, and what answers in its place. */
  hosting: { hops: (sent: Hops) => Hops; silent: boolean; answer?: RequestHandler | undefined };
  /** Deploys the functions and makes the safeguards again, as they are in the folder now; returns a function that restores both. */
  deploy: () => () => void;
  functions: Record<string, RequestHandler>;
  dns: Record<string, string>;
  stop(): Promise<void>;
}

/** The caller of every request as seen by Hosting, and the front end between Hosting and the functions. */
export const caller = '203.0.113.7';
export const frontEnd = '66.249.93.12';

/** Hosting as once measured: it appends the caller and its own address, and overwrites a header of its own. */
const measuredHosting = (sent: Hops): Hops => ({
  'x-forwarded-for': [sent['x-forwarded-for'], caller, frontEnd].filter(Boolean).join(', '),
  'fastly-client-ip': caller,
});

async function projectFolder(until: Parameters<typeof folderAfterSetup>[0]): Promise<string> {
  const root = await folderAfterSetup(until);
  const script = 'document.title;';
  const hash = createHash('sha256').update(script).digest('base64');
  copyFileSync(path.join(projectRoot, 'firestore.indexes.json'), path.join(root, 'firestore.indexes.json'));
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist', scriptHashesFile), JSON.stringify([`'sha256-${hash}'`]));
  writeFileSync(path.join(root, 'dist/index.html'), `<title>Trucks</title><script>${script}</script>`);
  writeFileSync(path.join(root, 'dist/app.html'), '<title>The app</title>');
  writeFileSync(path.join(root, 'dist/404.html'), '<title>Not found</title>');
  appendFileSync(
    path.join(root, 'functions/.env.truck-market'),
    'CALLER_ADDRESS="x-forwarded-for behind 66.249.64.0/19,2001:4860::/32"\n',
  );
  return root;
}

/** The hash of the deployed code and of the code in the folder. */
const code = '0123456789abcdef';

const healthyDns: ExaminedProject['dns'] = {
  'trucks.test': 'v=spf1 include:smtp.trucks.test -all',
  'google._domainkey.trucks.test': 'v=DKIM1; k=rsa; p=MIIB',
  '_dmarc.trucks.test': 'v=DMARC1; p=quarantine',
};

/** The sandbox's offers without the coupon that is broken on purpose. */
const { ORPHAN: _, ...coupons } = sandboxOffers.coupons;
const offers: Offers = { ...sandboxOffers, coupons };

/** A healthy project over SQLite and the simulator, provisioned like the sandbox's seed. */
export async function healthyProject(): Promise<ExaminedProject> {
  const server = await startTestServer();
  server.webhooks.arrive = true;
  let removeFolder: () => void;
  const root = await projectFolder((remove) => (removeFolder = remove));
  const hosted: ExaminedProject['hosting'] = { hops: measuredHosting, silent: false };
  const functions: ExaminedProject['functions'] = {
    recordCalls: (request, response) => {
      const sent = hopsFrom(hopsText((name) => request.get(name)));
      if (sent) response.set(hopsAnswer, JSON.stringify(hosted.hops(sent)));
      response.set(codeAnswer, code);
      void readCatalogue(server.store, server.payments).then((result) => response.json({ result }));
    },
    paymentCalls: (_request, response) => void response.set(codeAnswer, code).status(401).end(),
    paypalWebhook: (request, response) =>
      void handleWebhook(server, {
        header: (name) => request.get(name),
        rawBody: String(request.body),
      }).then((status) => response.status(status).end()),
  };
  const hosting = readHosting(path.join(root, 'dist'));
  const files = fileServer({
    hosting,
    headers: hosting.headers,
    root: path.join(root, 'dist'),
    functionHandler: (name) => functions[name],
  });
  const line: RequestHandler = (request, response, next) => {
    if (hosted.silent) request.socket.destroy();
    else if (hosted.answer) hosted.answer(request, response, next);
    else next();
  };
  const site = await listenOnFreePort(express().use(line, express.text({ type: () => true }), files));
  appendFileSync(path.join(root, 'dist/index.html'), `<link rel="canonical" href="${site.url}/">`);
  const deployed = () =>
    healthyGoogle(
      {
        siteUrl: site.url,
        variables: functionSettings(root, 'truck-market'),
        mail: extensionSettings(root, 'truck-market'),
      },
      server.now(),
    );
  const google = deployed();
  const dns = { ...healthyDns };
  const cloud: Cloud = {
    async get(url) {
      const found = Object.entries(google).find(([part]) => url.includes(part));
      if (!found) throw new Error(`Google was not expected to be asked for ${url}`);
      return inPages(url, found[1]);
    },
  };
  const target = readTarget(root);
  const { store, paypalUrl } = server;
  // The test server's own webhook would be a second one.
  const rest = restOf(paypalUrl);
  for (const { id } of await payPalProvisioning(rest).listWebhooks())
    await rest.request({ method: 'DELETE', path: `${webhooksPath}/${id}` });
  const account = sandboxAccount(paypalUrl);
  await store.set(couponsRef, {});
  const request = { store, environment: 'sandbox', account, siteUrl: site.url, offers } as const;
  await (await prepareProvision(request)).apply();
  return {
    context: {
      root,
      target: { ...target, siteUrl: site.url },
      store: server.store,
      cloud,
      payPalSecret: sandboxClientSecret,
      offers,
      code,
      lookUp: async (name) => {
        if (!dns[name]) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
        return [[dns[name]]];
      },
      waitForMail: null,
      now: server.now,
      simulated: true,
    },
    server,
    google,
    deploy() {
      const before = { ...google };
      Object.assign(google, deployed());
      return () => void Object.assign(google, before);
    },
    hosting: hosted,
    dns,
    functions,
    async stop() {
      await site.stop();
      await server.stop();
      removeFolder();
    },
  };
}
