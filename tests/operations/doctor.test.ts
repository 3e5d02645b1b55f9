import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiPath } from '#domain/paths.ts';
import { examine } from '#operations/doctor/examine.ts';
import { exitCodes } from '#operations/commandLine.ts';
import { exitCodeOf, lineOf, NotReadable, type Finding } from '#operations/doctor/finding.ts';
import { setup } from '#operations/setup/setup.ts';
import type { Examined } from '#operations/doctor/context.ts';
import type { RequestHandler } from 'express';
import { codeAnswer, hopsAnswer, hopsQuestion, type Hops } from '#functions/calls/hops.ts';
import { webhookEvents } from '#functions/paypal/webhooks/webhookEvents.ts';
import type { StoredDocument } from '#functions/store/Store.ts';
import { payPalProvisioning, webhooksPath } from '#operations/provision/payPalProvisioning.ts';
import { reportEvents, restOf } from '../sandbox/merchant.ts';
import { activate, register, start } from '../server/testServer.ts';
import { caller, frontEnd, healthyProject, type ExaminedProject } from './brokenProject.ts';
import { faultsOfShape } from './google/faultsOfShape.ts';
import { scriptedTalk } from './scriptedTalk.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let project: ExaminedProject;

beforeAll(async () => {
  project = await healthyProject();
  const { server } = project;
  const owner = await register(server);
  const id = await start(server, owner);
  await server.approve(id);
  await activate(server, owner, id);
  await server.settled();
  for (const { id: mail, fields } of await server.store.find('mail')) {
    await server.store.set({ collection: 'mail', id: mail }, { ...fields, delivery: { state: 'SUCCESS' } });
  }
});
afterAll(() => project.stop());

/** What the doctor starts from, what the runbooks answer, and the headers of a request past Hosting. */
const given: { changes: Partial<Examined>; runbooks: number; straight: Hops } = {
  changes: {},
  runbooks: 200,
  straight: { 'x-forwarded-for': `192.0.2.77, ${caller}`, 'fastly-client-ip': '192.0.2.77' },
};

/** A signed-out client: Google's addresses return the test's responses; the site is requested for real. */
const stranger: typeof fetch = async (address) => {
  const { hostname } = new URL(address instanceof Request ? address.url : address);
  if (hostname === 'us-central1-truck-market.cloudfunctions.net') {
    return new Response('{}', { headers: { [hopsAnswer]: JSON.stringify(given.straight) } });
  }
  if (hostname === 'truck-market-storybook.web.app') return new Response('', { status: given.runbooks });
  if (hostname === 'www.gstatic.com') {
    return Response.json({ prefixes: [{ ipv4Prefix: '66.249.64.0/19' }, { ipv6Prefix: '2001:4860::/32' }] });
  }
  return new Response(null, { status: project.google['/documents/']?.status ?? 500 });
};

const examined = (changes: Partial<Examined> = given.changes): Promise<Finding[]> =>
  examine({ ...project.context, ...changes }, stranger);

const notWell = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'ok');

/** All stored documents, to check that nothing was written. */
async function stored(): Promise<string> {
  const names = ['Plans', 'Credentials', 'Provisioning', 'Subscriptions', 'Outbox', 'mail', 'Checkouts'];
  return JSON.stringify(await Promise.all(names.map((name) => project.server.readCollection(name))));
}

describe('a healthy project', () => {
  it('has no faults, prints one line for each check, and is not changed', async () => {
    const before = await stored();
    const findings = await examined();
    expect(notWell(findings).map(lineOf)).toEqual([]);
    expect(findings.length).toBeGreaterThanOrEqual(20);
    expect(new Set(findings.map(({ check }) => check)).size).toBe(findings.length);
    expect(exitCodeOf(findings)).toBe(0);
    expect(await stored()).toBe(before);
  });

  it.each<[string, Partial<Examined>, string[]]>([
    [
      'Google and PayPal',
      {},
      ['PayPal: account', 'Firebase', 'records: status', 'records: unknown', 'records: events'],
    ],
    ['Google, PayPal and the database', { store: null }, ['PayPal', 'Firebase', 'records']],
  ])(
    'is still checked without access to %s, and the checks that need it say so',
    async (_what, lost, unseen) => {
      const findings = await examined({ cloud: null, payPalSecret: null, ...lost });
      expect(notWell(findings).map(({ check, state }) => `${check} ${state}`)).toEqual(
        unseen.map((check) => `${check} not looked at`),
      );
      expect(findings.filter(({ check }) => /^(build|site)/u.test(check)).length).toBeGreaterThan(5);
      expect(exitCodeOf(findings)).toBe(exitCodes.incomplete);
    },
  );
});

// Whatever a test breaks is mended when it ends, the last fault first.

/** Puts something else in its place. */
function put<Of extends object, Key extends keyof Of>(place: Of, key: Key, value: Of[Key]): void {
  const before = place[key];
  place[key] = value;
  onTestFinished(() => void (place[key] = before));
}

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(project.context.root, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  onTestFinished(() => writeFileSync(place, before));
}

const functionsFile = 'functions/.env.truck-market';
const siteFile = '.env.truck-market';

/** Answers calls without App Check's token as functions do that require it. */
function answerUnverified(): void {
  const ask = globalThis.fetch;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) =>
    String(address).endsWith(apiPath('catalogue')) && init?.body
      ? new Response(JSON.stringify({ error: { status: 'UNAUTHENTICATED' } }), { status: 401 })
      : ask(address, init),
  );
}

const enforce = () => edit(functionsFile, (text) => `${text}APP_CHECK=enforced\n`);

describe('App Check', () => {
  it('that the functions require refuses the doctor, too, which is no fault of the prices', async () => {
    const prices = async () => (await examined()).find(({ check }) => check === 'site: prices');
    answerUnverified();
    expect(await prices()).toMatchObject({ state: 'broken', detail: 'it answers 401' });
    enforce();
    expect(await prices()).toMatchObject({ state: 'ok' });
  });

  it('set up for the site but not required by the functions is fine, with the next step', async () => {
    const found = async () => (await examined()).filter(({ check }) => check === 'build: App Check');
    const setUp = (flags: Record<string, string>) =>
      setup(
        project.context.root,
        ['--yes', ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])],
        scriptedTalk(),
      );
    await setUp({ 'app-check-site-key': '6L'.padEnd(40, 'x'), 'app-id': '1:1:web:0' });
    onTestFinished(async () => void (await setUp({ 'app-check-site-key': '', 'app-id': '' })));
    expect(await found()).toMatchObject([{ state: 'ok', cure: expect.stringContaining('metrics') }]);
    expect(notWell(await examined()).map(lineOf)).toEqual([]);
    enforce();
    expect(await found()).toEqual([
      { check: 'build: App Check', state: 'ok', detail: expect.stringContaining('ask for them') as string },
    ]);
  });
});

/** Makes Hosting write these headers. */
const hops = (written: (sent: Hops) => Hops) => () => put(project.hosting, 'hops', written);

const unset = () => edit(functionsFile, (text) => text.replace(/^CALLER_ADDRESS=.*$/mu, ''));

describe('the caller’s address', () => {
  const found = async () => (await examined()).filter(({ check }) => check === 'site: callers');
  const believed = (sent: Hops) => sent['fastly-client-ip'] || caller;

  it.each<[string, (sent: Hops) => Hops, string]>([
    [
      'the forwarded hops, which Hosting appends to',
      (sent) => ({
        'x-forwarded-for': [sent['x-forwarded-for'], caller, frontEnd].filter(Boolean).join(', '),
        'fastly-client-ip': believed(sent),
      }),
      'x-forwarded-for',
    ],
    [
      'the header that Hosting writes anew',
      (sent) => ({
        'x-forwarded-for': `${sent['x-forwarded-for'] || caller}, ${frontEnd}`,
        'fastly-client-ip': caller,
      }),
      'fastly-client-ip',
    ],
  ])('is measured by %s, and the setting is named', async (_what, written, header) => {
    unset();
    hops(written)();
    expect(await found()).toEqual([
      {
        check: 'site: callers',
        state: 'broken',
        detail: expect.stringContaining('nothing is set') as string,
        cure: `CALLER_ADDRESS="${header} behind 66.249.64.0/19,2001:4860::/32" in functions/.env.truck-market, then deploy`,
      },
    ]);
  });

  it('is not used for counting if every header can be forged, which is fine', async () => {
    unset();
    hops((sent) => ({
      'x-forwarded-for': `${sent['x-forwarded-for'] || caller}, ${frontEnd}`,
      'fastly-client-ip': believed(sent),
    }))();
    expect(await found()).toMatchObject([{ state: 'ok', detail: expect.stringContaining('no limit') }]);
  });

  it('is not checked if the functions do not report it', async () => {
    put(project.functions, 'recordCalls', (_request, response) => void response.json({ result: {} }));
    expect(await found()).toMatchObject([
      { state: 'not looked at', cure: 'npm run deploy -- --project staging' },
    ]);
  });
});

/** Changes a document; null takes it away. */
async function rewrite(collection: string, id: string, fields: object | null): Promise<void> {
  const { store } = project.server;
  const ref = { collection, id };
  const before = await store.get(ref);
  await (fields ? store.set(ref, { ...before, ...fields }) : store.delete(ref));
  onTestFinished(() => (before ? store.set(ref, before) : store.delete(ref)));
}

/** The only record. */
async function onlyRecord(): Promise<StoredDocument> {
  const [record] = await project.server.store.find('Subscriptions');
  if (!record) throw new Error('nothing is recorded');
  return record;
}

type Listed = ReadonlyArray<Readonly<Record<string, unknown>>>;

interface GoogleFunction {
  name: string;
  serviceConfig: object;
}

type Break = () => Promise<void> | void;

const startWith = (changes: Partial<Examined>) => () => put(given, 'changes', changes);

/** The extension that sends what is addressed to the address for alerts, each time the doctor waits for it. */
const extensionThat =
  (delivery: object | null): NonNullable<Examined['waitForMail']> =>
  async () => {
    const { store } = project.server;
    const sent = await store.find('mail', { contains: { field: 'to', value: 'ops@trucks.test' } });
    for (const { id, fields } of delivery ? sent : [])
      await store.set({ collection: 'mail', id }, { ...fields, delivery: { ...delivery } });
  };

/** Changes Google's response for this address, in its published shape. */
const google =
  (part: string, body: unknown, status = 200) =>
  () => {
    const before = project.google[part]!;
    const { schema } = before;
    if (status === 200 && schema !== undefined) expect(faultsOfShape(body, schema)).toEqual([]);
    put(project.google, part, { ...before, status, body });
  };

const googleWith =
  <Body>(part: string, change: (body: Body) => object) =>
  () =>
    google(part, change(project.google[part]!.body as Body))();

const listed = (part: string, list: string, change: (found: Listed) => Listed) =>
  googleWith<Record<string, Listed>>(part, ({ [list]: found = [] }) => ({ [list]: change(found) }));

const eachOf =
  (change: (one: Listed[number]) => object) =>
  (found: Listed): Listed =>
    found.map((one) => JSON.parse(JSON.stringify({ ...one, ...change(one) })) as Listed[number]);

const everyFunction = (change: (found: GoogleFunction) => object) =>
  listed(
    '/functions?',
    'functions',
    eachOf((one) => change(one as unknown as GoogleFunction)),
  );

const dns = (name: string, text: string) => () => put(project.dns, name, text);

/** Makes PayPal report only these events to the site. */
async function reportOnly(names: readonly string[]): Promise<void> {
  const { store, paypalUrl } = project.server;
  const account = await store.get({ collection: 'Credentials', id: 'PayPal' });
  const report = (events: readonly string[]) =>
    reportEvents(restOf(paypalUrl), String(account?.['webhook_id']), events);
  await report(names);
  onTestFinished(async () => void (await report(webhookEvents)));
}

/** Changes the only record. */
const rewriteRecord = async (fields: object) => rewrite('Subscriptions', (await onlyRecord()).id, fields);

const deployedWith = (variables: Readonly<Record<string, string | undefined>>) =>
  everyFunction(({ serviceConfig }) => {
    const { environmentVariables } = serviceConfig as { environmentVariables: object };
    return {
      serviceConfig: { ...serviceConfig, environmentVariables: { ...environmentVariables, ...variables } },
    };
  });

const payPalSecret = { key: 'PAYPAL_SECRET', projectId: '1', secret: 'PAYPAL_SECRET', version: '3' };

const watching = (kind: string, change: (found: Listed) => Listed) => listed(`/${kind}`, kind, change);

const switchedOff = eachOf(() => ({ enabled: false }));

/** Changes the only backup. */
const backupIs = (changes: object) =>
  listed(
    '/backups',
    'backups',
    eachOf(() => changes),
  );

const databaseWith = (changes: object) =>
  googleWith<object>('/databases/(default)', (body) => ({ ...body, ...changes }));

/** Lets PayPal's list say that the newest event is older than an hour, and takes its document away here. */
const eventsLost = async () => {
  const ask = globalThis.fetch;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const asked = new URL(String(address));
    if (asked.pathname.endsWith('/webhooks-events'))
      asked.searchParams.set('end_time', new Date().toISOString());
    return ask(asked, init);
  });
  for (const { id } of await project.server.store.find('WebhookEvents'))
    await rewrite('WebhookEvents', id, null);
};

/** Breaks the folder and sends it as it is then. */
const sent = (breakIt: () => void) => () => {
  breakIt();
  onTestFinished(project.deploy());
};

const answeredBy = (answer: RequestHandler) => () => put(project.hosting, 'answer', answer);

const longAgo = () => subMinutes(new Date(), 11);

const inDays = (days: number | null) => days && addDays(new Date(), days);

/** A pause that runs, as stored, with some dates at other days from now. */
function pauseWith(changes: Readonly<Record<string, number | null | undefined>>): object {
  const dates = { asked_at: -9, from: -9, until: 9, covered_until: 3, noticed_at: null, failed_at: null };
  const stored = Object.entries({ ...dates, ...changes });
  return Object.fromEntries(stored.map(([key, days]) => [key, inDays(days ?? null)]));
}

/** Suspends the only subscription at PayPal and here. */
async function suspended(changes: object = {}): Promise<void> {
  const { server } = project;
  const { payments, store } = server;
  const { id, fields } = await onlyRecord();
  const record = { collection: 'Subscriptions', id };
  const request = { id: String(fields['subscriptionID']), reason: 'by hand' };
  await payments.suspendSubscription(request);
  // PayPal's event of it writes the record, too.
  await server.settled();
  await store.set(record, { ...fields, status: 'suspended', ...changes });
  onTestFinished(async () => {
    await payments.resumeSubscription(request);
    await server.settled();
    await store.set(record, fields);
  });
}

/** Changes the job of a schedule; undefined removes a field. */
const job = (name: string, change: object) =>
  listed(
    '/jobs?',
    'jobs',
    eachOf((one) => (String(one['name']).includes(`-${name}-`) ? change : {})),
  );

const minutesAgo = (minutes: number) => subMinutes(new Date(), minutes).toISOString();

const notRunYet = (minutes: number) => ({ lastAttemptTime: undefined, userUpdateTime: minutesAgo(minutes) });

/** The only index, in another state. */
const indexIn = (state: string) =>
  listed(
    '/indexes',
    'indexes',
    eachOf(() => ({ state })),
  );

const secret = (number: number, state: string) =>
  google('/secrets/PAYPAL_SECRET/', { name: `projects/1/secrets/PAYPAL_SECRET/versions/${number}`, state });

const notFound = (part: string) => google(part, { error: { code: 404, status: 'NOT_FOUND' } }, 404);

/** An owner whom PayPal bills and no record knows, with what was received of PayPal's events. */
const unknownOwner = (received: number, newer: number, outboxState?: string) => async () => {
  const record = await onlyRecord();
  const id = String(record.fields['subscriptionID']);
  const events = await project.server.store.find('WebhookEvents', { where: { resource: id } });
  if (outboxState !== undefined) {
    const cancellation = { subscription_id: id, reason: 'orphan', tries: 1, state: outboxState };
    await rewrite('Outbox', `cancel-${id}`, cancellation);
  }
  await rewrite('Subscriptions', record.id, null);
  for (const event of events) await rewrite('WebhookEvents', event.id, null);
  const heard = [...Array(received).fill(id), ...Array(newer).fill('I-OTHER')] as string[];
  for (const [at, resource] of heard.entries()) {
    await rewrite('WebhookEvents', `WH-${at}`, { received: new Date(), handled: true, resource });
  }
};

const pausedWith = (pause: Readonly<Record<string, number | null>>, due: number | null = 1) =>
  rewriteRecord({ pause: pauseWith(pause), pause_due: inDays(due) });

const mail = (id: string, fields: object) => rewrite('mail', id, { created: new Date(), ...fields });

const waitingCancellation = (fields: object) =>
  rewrite('Outbox', 'cancel-I-1', { subscription_id: 'I-1', state: 'waiting', ...fields });

const faults: Readonly<Record<string, Readonly<Record<string, Break>>>> = {
  'this machine: clock': {
    'looked at by a machine whose clock is a day fast': startWith({ now: () => addDays(new Date(), 1) }),
  },
  'build: App Check': {
    'whose App Check is mistyped': sent(() => edit(functionsFile, (text) => `${text}APP_CHECK=enforce\n`)),
    'whose functions ask for App Check tokens that the site does not send': sent(enforce),
  },
  'build: settings': {
    'whose site signs in at another project': () =>
      edit(siteFile, (text) => text.replace('PROJECT_ID=truck-market', 'PROJECT_ID=curbwise')),
    'whose address is the other project’s': () => {
      edit('.firebaserc', (text) => text.replace('"staging":', '"live": "truck-live", "staging":'));
      const other = path.join(project.context.root, '.env.truck-live');
      writeFileSync(other, 'VITE_SITE_URL=https://trucks.test\n');
      onTestFinished(() => rmSync(other));
    },
  },
  'build: both ends': {
    'whose functions are told another address than the site’s': sent(() =>
      edit(functionsFile, (text) => text.replace('https://trucks.test', 'https://old.trucks.test')),
    ),
  },
  'site: headers': {
    'whose page has a script that the policy refuses': () =>
      edit('dist/index.html', (text) => text.replace('document.title', 'document.body')),
  },
  'site: unknown addresses': {
    'that has a page for every address': answeredBy((request, response, next) =>
      request.path.startsWith('/no-such') ? void response.send('Welcome') : next(),
    ),
  },
  'site: missing files': {
    'whose missing files are kept for a year': answeredBy((request, response, next) =>
      request.path.startsWith('/assets/gone')
        ? void response.status(404).set('cache-control', 'public, immutable').end()
        : next(),
    ),
  },
  'site: prices': {
    'whose catalogue does not answer': answeredBy((request, response, next) =>
      request.path === apiPath('catalogue') && !request.get(hopsQuestion)
        ? void response.status(500).end()
        : next(),
    ),
  },
  'site: code': {
    'with old code in a function that answers calls': () =>
      put(
        project.functions,
        'paymentCalls',
        (_request, response) => void response.set(codeAnswer, 'feedfeedfeedfeed').status(401).end(),
      ),
  },
  'site: release': {
    'whose newest build was never sent': () => {
      const root = temporaryFolder(onTestFinished);
      cpSync(project.context.root, root, { recursive: true });
      appendFileSync(path.join(root, 'dist/app.html'), '<script src="/assets/new.js"></script>');
      startWith({ root })();
    },
  },
  'site: webhook': {
    'that believes an unsigned event': () =>
      put(project.functions, 'paypalWebhook', (_request, response) => void response.status(200).end()),
  },
  'site: callers': {
    'whose callers stand in another header than the one that is set': hops((sent) => ({
      'x-forwarded-for': `${sent['x-forwarded-for'] || caller}, ${frontEnd}`,
      'fastly-client-ip': caller,
    })),
    'whose front end is in a network that is not set': hops(() => ({
      'x-forwarded-for': `${caller}, 198.51.100.1`,
      'fastly-client-ip': caller,
    })),
    'whose last hop a caller can invent': () =>
      put(given, 'straight', { 'x-forwarded-for': '192.0.2.77', 'fastly-client-ip': '' }),
  },
  'PayPal: account': { 'whose PayPal secret is wrong': startWith({ payPalSecret: 'mistyped' }) },
  'PayPal: product': {
    'whose product PayPal does not know': () =>
      rewrite('Provisioning', 'sandbox', { product_id: 'PROD-GONE' }),
  },
  'PayPal: environment': { 'whose environments are mixed': startWith({ simulated: false }) },
  'PayPal: documents': {
    'whose document names another price': () => rewrite('Plans', 'Monthly', { price: 39 }),
  },
  'PayPal: other webhooks': {
    'whose payments a second address hears of': async () => {
      const rest = restOf(project.server.paypalUrl);
      const id = await payPalProvisioning(rest).provideWebhook('http://127.0.0.1:9/old');
      onTestFinished(
        async () => void (await rest.request({ method: 'DELETE', path: `${webhooksPath}/${id}` })),
      );
    },
  },
  'PayPal: webhook': {
    'whose webhook reports one event only': () => reportOnly(['PAYMENT.SALE.COMPLETED']),
  },
  'Firebase: one deployment': {
    'with a schedule from an older deployment': everyFunction(({ name }) =>
      name.endsWith('/compareWithProvider') ? { updateTime: '2026-01-05T08:00:00Z' } : {},
    ),
  },
  'Firebase: runtime': {
    'with an old runtime': everyFunction(() => ({ buildConfig: { runtime: 'nodejs20' } })),
  },
  'Firebase: variables': {
    'whose deployed functions know another site': deployedWith({ SITE_URL: 'https://old.trucks.test' }),
    'whose deployed functions ask for App Check that is no longer set': deployedWith({
      APP_CHECK: 'enforced',
    }),
    'whose deployed functions were never told where callers stand': deployedWith({
      CALLER_ADDRESS: undefined,
    }),
  },
  'Firebase: secrets': {
    'whose functions cannot read the secret': everyFunction(({ serviceConfig }) => ({
      serviceConfig: { ...serviceConfig, secretEnvironmentVariables: [] },
    })),
    'with a secret in a function that needs none': everyFunction(({ name, serviceConfig }) =>
      name.endsWith('/recordCalls')
        ? { serviceConfig: { ...serviceConfig, secretEnvironmentVariables: [payPalSecret] } }
        : {},
    ),
  },
  'Firebase: billing': {
    'whose billing account is closed': google('/billingInfo', {
      name: 'projects/truck-market/billingInfo',
      billingAccountName: 'billingAccounts/012345-567890-ABCDEF',
    }),
  },
  'Firebase: watchers': {
    'without an address for alerts': watching('notificationChannels', () => []),
    'whose address for alerts is switched off': watching('notificationChannels', switchedOff),
    'without alerts': watching('alertPolicies', () => []),
    'with an alert that is switched off': watching('alertPolicies', switchedOff),
    'with an alert on other lines': watching(
      'alertPolicies',
      eachOf(() => ({
        conditions: [{ displayName: 'x', conditionMatchedLog: { filter: 'severity=DEBUG' } }],
      })),
    ),
    'with alerts that tell nobody': watching(
      'alertPolicies',
      eachOf(() => ({ notificationChannels: [] })),
    ),
    'without uptime checks': watching('uptimeCheckConfigs', () => []),
    'with an uptime check that is switched off': watching('uptimeCheckConfigs', ([first, ...others]) => [
      { ...first, disabled: true },
      ...others,
    ]),
    'whose count of the log is gone': watching('metrics', (counts) => counts.slice(1)),
  },
  'Firebase: runbooks': {
    'whose runbooks were never published': () => put(given, 'runbooks', 404),
  },
  'Firebase: secret in use': {
    'whose functions read a version of the secret that is not the newest': secret(4, 'ENABLED'),
  },
  'Firebase: secret PAYPAL_SECRET': {
    'whose secret is disabled': secret(3, 'DISABLED'),
  },
  'Firebase: secret SMTP_PASSWORD': {
    'without a password for the mail server': notFound('/secrets/SMTP_PASSWORD/'),
  },
  'Firebase: mail extension': {
    'whose extension has another sender': googleWith<{ config: { params: object } }>(
      '/instances/firestore-send-email',
      ({ config: { params } }) => ({
        state: 'ACTIVE',
        config: { params: { ...params, DEFAULT_FROM: 'other@trucks.test' } },
      }),
    ),
    'without the mail extension': notFound('/instances/firestore-send-email'),
  },
  'Firebase: schedules': {
    'whose every-minute schedule is silent for half an hour': job('outbox', {
      lastAttemptTime: minutesAgo(30),
    }),
    'whose schedule was changed by hand': job('outbox', { schedule: 'every 24 hours' }),
    'whose weekly report goes by another clock': job('weeklyReport', { timeZone: 'America/Chicago' }),
    'whose schedule fails': job('compareWithProvider', { status: { code: 13 } }),
    'whose schedule has missed its first runs': job('outbox', notRunYet(30)),
    'whose weekly report has missed a Monday': job('weeklyReport', {
      lastAttemptTime: minutesAgo(9 * 24 * 60),
    }),
    'whose schedules stand still': google('/jobs?', { jobs: [] }),
  },
  'Firebase: indexes': {
    'whose index cannot be made': indexIn('NEEDS_REPAIR'),
    'without its index': google('/indexes', {}),
  },
  'Firebase: database': {
    'whose database is elsewhere': databaseWith({ locationId: 'eur3' }),
  },
  'Firebase: backups': {
    'without a schedule of backups': google('/backupSchedules', {}),
    'whose last backup is three days old': backupIs({ snapshotTime: minutesAgo(3 * 24 * 60) }),
    'whose backups are all of another database': backupIs({
      database: 'projects/truck-market/databases/restored',
    }),
    'without a backup that can be restored': backupIs({ state: 'NOT_AVAILABLE' }),
  },
  'Firebase: protection': {
    'that one command could delete': databaseWith({ deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
    'whose last day could not be restored': databaseWith({
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    }),
  },
  'Firebase: expiry': {
    'whose documents do not expire': google('/fields/', { ttlConfig: { state: 'NEEDS_REPAIR' } }),
  },
  'Firebase: functions': {
    'with a function that was not deployed': google('/functions?', { functions: [] }),
  },
  'Firebase: former functions': {
    'with a function of an earlier layout': listed('/functions?', 'functions', (found) => [
      ...found,
      { name: 'projects/p/locations/r/functions/checkCoupon', state: 'ACTIVE' },
      { name: 'projects/p/locations/r/functions/ext-mail', state: 'ACTIVE' },
    ]),
  },
  'Firebase: rules': { 'whose rules let strangers read': google('/documents/', null, 200) },
  'Firebase: sign-in': {
    'without Google’s sign-in': google('/defaultSupportedIdpConfigs/google.com', { enabled: false }),
  },
  'mail: delivery': {
    'whose mail server refuses the password': startWith({
      waitForMail: extensionThat({ state: 'ERROR', error: 'Error: Invalid login: 535 5.7.8' }),
    }),
    'whose mail server refuses the sender': startWith({
      waitForMail: extensionThat({ state: 'ERROR', error: '550 5.7.1 <owner@example.com> sender refused' }),
    }),
    'whose extension picks no message up': startWith({ waitForMail: extensionThat(null) }),
    'whose extension tries for ever': startWith({ waitForMail: extensionThat({ state: 'RETRY' }) }),
  },
  'mail: SPF': { 'whose sender has no SPF record': dns('trucks.test', 'hello') },
  'mail: DKIM': {
    'whose key for signatures is revoked': dns('google._domainkey.trucks.test', 'v=DKIM1; p='),
  },
  'mail: DMARC': { 'whose sender has no DMARC policy': dns('_dmarc.trucks.test', '') },
  'records: checkouts': {
    'with a checkout that no run looks at': () => {
      const created = subDays(new Date(), 2);
      return rewrite('Checkouts', 'orphan', { state: 'open', created, nextCheck: created });
    },
  },
  'records: deletions': {
    'with a deletion that is stuck': () => {
      const begun = subDays(new Date(), 1);
      return rewrite('Deletions', 'uid', { email: 'owner@example.com', begun, due: begun });
    },
  },
  'records: reminders': {
    'with a reminder that is overdue': () => rewriteRecord({ reminder_due: subHours(new Date(), 2) }),
    'with a reminder that is overdue in a pause': () =>
      suspended({ pause: pauseWith({}), pause_due: inDays(1), reminder_due: subHours(new Date(), 2) }),
  },
  'records: notices': {
    'with a record of which no mail can be written': () => rewriteRecord({ reminder_due: 'tomorrow' }),
  },
  'records: comparison': {
    'with a record that the daily comparison does not come to': () =>
      rewriteRecord({ next_check: subDays(new Date(), 3) }),
  },
  'records: event list': {
    'whose daily reading of PayPal’s events has failed for days': () =>
      rewrite('Comparisons', 'events', { read_until: subDays(new Date(), 3) }),
    'whose first reading of PayPal’s events has failed': () =>
      rewrite('Comparisons', 'events', { not_before: addDays(new Date(), 1) }),
  },
  'records: prices': {
    'with a price that was changed at PayPal by hand': async () => {
      const { fields } = await onlyRecord();
      const billing = { ...(fields['billing'] as object), changed_at_provider: new Date() };
      await rewriteRecord({ billing });
    },
  },
  'records: mail': {
    'with mail that waits for a retry for a day': () =>
      mail('begun', { created: subDays(new Date(), 2), delivery: { state: 'RETRY' } }),
    'with mail that is being sent for a day': () =>
      mail('begun', { created: subDays(new Date(), 2), delivery: { state: 'PROCESSING' } }),
    'with mail that could not be sent': () => mail('failed', { delivery: { state: 'ERROR' } }),
    'whose mail is stuck': () => mail('stuck', { to: ['owner@example.com'], created: longAgo() }),
  },
  'records: unknown': {
    'with an owner whom PayPal bills and no record knows': unknownOwner(1, 0),
    'with an unknown owner whose cancellation is done': unknownOwner(1, 0, 'done'),
    'with an unknown owner whose events were never received': unknownOwner(0, 0),
    'with an unknown owner and 55 newer events': unknownOwner(0, 55),
  },
  'records: status': {
    'whose record PayPal contradicts': () => rewriteRecord({ status: 'suspended' }),
    'that is paused at PayPal only': () => suspended(),
  },
  'records: pauses': {
    'with a pause that is past its end': () => pausedWith({ until: -1 }),
    'with a pause that no run looks at': () => pausedWith({}, null),
    'with a pause that has not begun': () => pausedWith({ from: null }),
    'with a pause that could not end': () => pausedWith({ failed_at: -1 }),
  },
  'records: events': { 'where PayPal’s events do not arrive': eventsLost },
  'records: payments': {
    'whose last five payments failed': async () => {
      const { fields } = await onlyRecord();
      const facts = [{ kind: 'failed', at: new Date(), attempt: 'next', amount: 2900 }];
      for (let at = 0; at < 5; at += 1)
        await rewrite('Subscriptions', `p${at}@example.com`, { ...fields, facts });
    },
  },
  'records: coupon fields': {
    'with a coupon whose uses are a text': () =>
      rewrite('Credentials', 'Coupons', { HALF: { applies_left: '20', plan_name: 'Launch50' } }),
    'with a coupon whose end is a text': () =>
      rewrite('Credentials', 'Coupons', { HALF: { applies_left: 20, ends_at: '2027-01-01' } }),
    'with a coupon that names no plan that exists': () =>
      rewrite('Credentials', 'Coupons', { HALF: { applies_left: 20, plan_name: 'Lunch50' } }),
    'with a campaign whose plan is gone': () =>
      rewrite('CouponCodes', 'x', { campaign: 'fair', FAIR1: { applies_left: 1, plan_name: 'Lunch50' } }),
  },
  'records: coupons': {
    'with a use of a coupon that is not shown': () =>
      rewrite('CouponUses', 'x', { code: 'HALF', left: 1, shown: 2, unpublished: true }),
  },
  'records: given up': {
    'with a cancellation that was given up': () => waitingCancellation({ state: 'dead' }),
  },
  'records: outbox': {
    'with a cancellation that is overdue': () => waitingCancellation({ next_try: longAgo() }),
    'with a cancellation that no run comes to': () => waitingCancellation({}),
  },
};

/** Whose fault stops other checks, so that it has a test of its own. */
const plantedElsewhere = ['site: answers', 'PayPal: plans'];

const eachFault = Object.entries(faults).flatMap(([found, ways]) =>
  Object.entries(ways).map(([name, breakIt]) => ({ name, breakIt, found })),
);

describe('a project', () => {
  it('has a planted fault for each check that the doctor makes', async () => {
    const waitForMail = extensionThat({ state: 'SUCCESS' });
    const made = (await examined({ waitForMail })).map(({ check }) => check);
    expect(made.filter((check) => !(check in faults) && !plantedElsewhere.includes(check))).toEqual([]);
  });

  it.each(eachFault)(
    '$name is found, with a cure, and nothing else is blamed',
    async ({ breakIt, found }) => {
      await breakIt();
      const notAllWell = notWell(await examined());
      // What cannot be judged because of the fault is not blamed.
      const findings = notAllWell.filter(({ state }) => state === 'broken');
      expect([...new Set(findings.map(({ check }) => check))]).toEqual([found]);
      expect(notAllWell.filter(({ cure }) => cure === undefined)).toEqual([]);
      expect(exitCodeOf(notAllWell)).toBe(1);
      expect(findings.map(lineOf).join('\n')).not.toContain('owner@example.com');
      // With two projects, a command that names neither would ask which.
      for (const { cure } of findings) expect(cure).not.toMatch(/npm run \w+(?! -- --project staging)\b/u);
    },
  );
});

describe('a test message', () => {
  it('is sent to the address for alerts when it is asked for, and leaves nothing behind', async () => {
    const before = await stored();
    const findings = await examined({ waitForMail: extensionThat({ state: 'SUCCESS' }) });
    expect(findings.filter(({ check }) => check === 'mail: delivery').map(lineOf)).toEqual([
      'ok      mail: delivery: the mail server has taken a test message to the address for alerts',
    ]);
    expect(notWell(findings)).toEqual([]);
    expect(await stored()).toBe(before);
  });

  it('that is refused shows the mail server’s answer without a name or a key', async () => {
    const error =
      'Error: Invalid login: 535 5.7.8 <owner@example.com> is not let in, key=aGVsbG8gd29ybGQ aGVsbG8gd29ybGQgaGVsbG8';
    const findings = await examined({ waitForMail: extensionThat({ state: 'ERROR', error }) });
    expect(notWell(findings).map(lineOf)).toEqual([
      'BROKEN  mail: delivery: the mail server refuses a test message: Error: Invalid login: 535 5.7.8 … is not let in, … … → npx firebase functions:secrets:set SMTP_PASSWORD --project truck-market, then deploy',
    ]);
  });
});

describe('the first day after going live', () => {
  it.each<[string, Break, string]>([
    [
      'a schedule whose first run is not due',
      job('compareWithProvider', notRunYet(40)),
      'schedules: compareWithProvider waits for its first run',
    ],
    ['an index', indexIn('CREATING'), 'indexes: the index of Checkouts by state, nextCheck is being made'],
    [
      'the expiry of documents',
      google('/fields/', { ttlConfig: { state: 'CREATING' } }),
      'expiry: the expiry of Agreements is being made',
    ],
  ])('waits for %s, and blames nothing', async (_what, breakIt, line) => {
    await breakIt();
    const findings = notWell(await examined());
    expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['not looked at']));
    expect(lineOf(findings[0]!)).toMatch(new RegExp(`^\\? +Firebase: ${line} → wait`, 'u'));
    expect(exitCodeOf(findings)).toBe(exitCodes.incomplete);
  });

  it('still names a broken schedule beside one that waits', async () => {
    job('outbox', notRunYet(5))();
    job('finishInterrupted', { state: 'PAUSED' })();
    const said = notWell(await examined()).map(({ state, detail }) => `${state}: ${detail}`);
    expect(said.toSorted().toReversed()).toEqual([
      'not looked at: outbox waits for its first run',
      'broken: finishInterrupted has no schedule that is enabled',
    ]);
  });
});

it('a notice that waits because PayPal has suspended the subscription is not overdue', async () => {
  await suspended({ reminder_due: subHours(new Date(), 2) });
  expect(notWell(await examined()).map(({ check }) => check)).not.toContain('records: reminders');
});

it('a cancellation that failed for good is not reported once a person has carried it out', async () => {
  const { server } = project;
  const id = await start(server, await register(server));
  await server.approve(id);
  const left = { subscription_id: id, state: 'dead', give_back_since: longAgo() };
  await rewrite('Outbox', `cancel-${id}`, left);
  const since = `its charges since ${left.give_back_since.toISOString()} be refunded there`;
  expect(notWell(await examined())).toMatchObject([
    { check: 'records: given up', detail: expect.stringContaining(since) },
  ]);
  await server.payments.cancelSubscription({ id, reason: 'by hand' });
  expect(notWell(await examined()).map(lineOf)).toEqual([]);
});

it('a plan that PayPal sells no more is missing, and so is its id in the document', async () => {
  const { store } = project.server;
  const ids = await store.get({ collection: 'Provisioning', id: 'sandbox' });
  const [[terms] = []] = Object.entries(ids?.['plans'] as Record<string, string>);
  const plans = { ...(ids?.['plans'] as object), [terms ?? '']: 'P-GONE' };
  await rewrite('Provisioning', 'sandbox', { plans });
  const checks = notWell(await examined()).map(({ check }) => check);
  expect(new Set(checks)).toEqual(new Set(['PayPal: plans', 'PayPal: documents']));
});

it.each<[string, Break]>([
  ['because nothing is there', () => put(project.hosting, 'silent', true)],
  [
    'because it was never sent',
    () => {
      const file = path.join(project.context.root, 'dist/index.html');
      renameSync(file, `${file}.away`);
      onTestFinished(() => renameSync(`${file}.away`, file));
    },
  ],
])('a site that does not respond is blamed once, %s', async (_what, breakIt) => {
  await breakIt();
  const [blamed, ...others] = notWell(await examined()).toSorted((one, other) =>
    one.state.localeCompare(other.state),
  );
  expect(blamed).toMatchObject({ check: 'site: answers', state: 'broken' });
  const said = others.map(({ state, detail }) => `${state}: ${detail}`);
  expect(new Set(said)).toEqual(new Set(['not looked at: the site does not answer']));
  expect(others.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['site: missing files', 'site: webhook', 'site: callers']),
  );
});

describe('checks without permission', () => {
  const denied = (reason: string) => ({
    error: {
      code: 403,
      status: 'PERMISSION_DENIED',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }],
    },
  });

  it.each([
    ['is not said to be missing', 403, denied('IAM_PERMISSION_DENIED'), 'your account may not use'],
    [
      'has its billing named where that is closed',
      403,
      denied('BILLING_DISABLED'),
      'no billing account pays',
    ],
    ['has its interface named where that is off', 403, denied('SERVICE_DISABLED'), 'is off'],
    ['asks for a sign-in', 401, null, 'does not take your credentials'],
    ['waits for Google', 503, null, 'answers 503'],
  ])('%s', async (_what, status, body, said) => {
    for (const part of ['/functions?', '/jobs?', '/secrets/SMTP_PASSWORD/', '/backupSchedules', '/config'])
      google(part, body, status)();
    const findings = notWell(await examined());
    const names =
      'backups, former functions, functions, one deployment, runtime, schedules, secret SMTP_PASSWORD, secret in use, secrets, sign-in, variables';
    expect(findings.map(({ check }) => check).toSorted()).toEqual(
      names.split(', ').map((name) => `Firebase: ${name}`),
    );
    expect(findings.every((one) => one.state === 'not looked at' && one.detail.includes(said))).toBe(true);
    expect(exitCodeOf(findings)).toBe(exitCodes.incomplete);
  });

  it('wait while the rules cannot be asked', async () => {
    google('/documents/', null, 503)();
    expect(notWell(await examined()).map(lineOf)).toEqual([
      '?       Firebase: rules: firestore.googleapis.com answers 503 → try again later',
    ]);
  });

  it('tell why PayPal’s secret cannot be read', async () => {
    await waitingCancellation({ state: 'dead' });
    const secretUnread = new NotReadable('your account may not read the secret', 'ask an owner');
    const lines = notWell(await examined({ payPalSecret: secretUnread })).map(lineOf);
    expect(lines.filter((line) => line.includes('PayPal'))).toEqual([
      '?       PayPal: account: your account may not read the secret → ask an owner',
      ...['status', 'unknown', 'given up', 'events'].map(
        (name) => `?       records: ${name}: PayPal was not asked → mend what the checks of PayPal say`,
      ),
    ]);
  });

  it('include the DNS if it does not respond', async () => {
    const lookUp = () => Promise.reject(Object.assign(new Error('no'), { code: 'ESERVFAIL' }));
    const findings = notWell(await examined({ lookUp }));
    expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual(
      ['SPF', 'DKIM', 'DMARC'].map((name) => `mail: ${name} not looked at`),
    );
  });
});

it('the records compared with PayPal are the newest, regardless of their addresses’ order', async () => {
  const { id, fields } = await onlyRecord();
  const { length: others } = (await project.server.store.find('Subscriptions')).slice(1);
  const billing = { ...(fields['billing'] as object), created: subDays(new Date(), 100) };
  await rewriteRecord({ status: 'suspended' });
  for (let at = 0; at < 50; at += 1)
    await rewrite('Subscriptions', `a${at}@example.com`, { ...fields, billing });
  // PayPal is not asked about a free one.
  for (let at = 0; at < 50; at += 1)
    await rewrite('Subscriptions', `free${at}@example.com`, {
      ...fields,
      billing: { ...(fields['billing'] as object), total: 0 },
    });
  expect(notWell(await examined()).map(({ check }) => check)).toEqual(['records: status']);
  await rewrite('Subscriptions', id, fields);
  expect((await examined()).map(lineOf)).toContainEqual(
    expect.stringContaining(`records: status: the newest 50 of ${others + 51} say what PayPal says`),
  );
});

it('the fake responses of Google have the shapes that Google publishes', () => {
  const held = Object.values(project.google).filter(({ schema }) => schema !== undefined);
  expect(held.length).toBeGreaterThan(8);
  expect(held.flatMap(({ body, schema = '' }) => faultsOfShape(body, schema))).toEqual([]);
  expect(faultsOfShape({ jobs: [{ lastRun: 'now' }] }, 'cloudscheduler.ListJobsResponse')).toHaveLength(1);
});
