import { beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '#operations/commandLine.ts';
import { billingAccountOf, type CloudWriter } from '#operations/doctor/cloud.ts';
import { provideSafeguards } from '#operations/safeguards/safeguards.ts';
import { faultsOfShape } from './google/faultsOfShape.ts';
import { inPages } from './google/inPages.ts';
import { notificationChannel, type Guarded } from '#operations/safeguards/kinds.ts';
import { safeguardsFor } from '#operations/safeguards/wanted.ts';
import { guardedProject as guarded } from './guardedProject.ts';
import { scriptedTalk, type ScriptedTalk } from './scriptedTalk.ts';

interface Sent {
  method: string;
  url: string;
  body: Record<string, unknown>;
}

const databases = 'https://firestore.googleapis.com/v1/projects/truck-market/databases';
const monitoring = 'https://monitoring.googleapis.com/v3/projects/truck-market';

let stored: Map<string, Array<Record<string, unknown>>>;
let sent: Sent[];
let cloud: CloudWriter;

beforeEach(() => {
  stored = new Map([[databases, [{ name: 'projects/truck-market/databases/(default)' }]]]);
  sent = [];
  cloud = {
    async get(url) {
      const listed = new URL(url).pathname.split('/').at(-1) ?? '';
      const found = stored.get(url.split('?')[0] ?? '') ?? [];
      return inPages(url, { status: 200, body: { [listed]: found } });
    },
    async send(method, url, body: Record<string, unknown>) {
      sent.push({ method, url, body: { ...body } });
      const [collection = '', id] = method === 'POST' ? [url] : [...splitAddress(url)];
      const things = stored.get(collection) ?? [];
      const before = things.find(({ name }) => `/${String(name)}`.endsWith(`/${id ?? ''}`));
      if (before) return { status: 200, body: Object.assign(before, body) };
      // Only a metric of the log brings its own name.
      const name = String(
        body['name'] ?? `${new URL(collection).pathname.split('/').slice(2).join('/')}/${things.length + 1}`,
      );
      // Google adds its own fields, and a name to each condition.
      const made: Record<string, unknown> = { ...body, name, createTime: '2026-11-22T00:00:00Z' };
      const conditions = made['conditions'] as object[] | undefined;
      if (conditions)
        made['conditions'] = conditions.map((one, at) => Object.assign({ name: `${name}/${at}` }, one));
      stored.set(collection, [...things, made]);
      return { status: 200, body: made };
    },
  };
});

function splitAddress(url: string): [string, string] {
  const address = url.split('?')[0] ?? '';
  const cut = address.lastIndexOf('/');
  return [address.slice(0, cut), address.slice(cut + 1)];
}

async function provide(
  answers: Record<string, boolean> = {},
  changes: Partial<Guarded> & { dryRun?: boolean } = {},
  exitCode: number = exitCodes.done,
): Promise<ScriptedTalk> {
  const talk = scriptedTalk(answers);
  const { dryRun = false, ...rest } = changes;
  expect(await provideSafeguards(cloud, talk, { guarded: { ...guarded, ...rest }, dryRun })).toBe(exitCode);
  return talk;
}

/** The names of all that is made; the database itself is not. */
const wanted = [notificationChannel(guarded), ...safeguardsFor(guarded)]
  .map(({ name }) => name)
  .filter((name) => name !== 'Protection of the database');

/** Google refuses to list what an address holds. */
function refuseToList(address: string, body: unknown = null): void {
  const usual = { ...cloud };
  cloud.get = async (url) => (url.includes(address) ? { status: 403, body } : usual.get(url));
}

/** Makes everything, and forgets the requests. */
async function made(): Promise<void> {
  await provide({ 'make or change': true });
  sent.length = 0;
}

/** Runs it once more, which sends nothing. */
async function nothingToSend(): Promise<ScriptedTalk> {
  sent.length = 0;
  const talk = await provide();
  expect(sent).toEqual([]);
  return talk;
}

describe('npm run safeguards', () => {
  it('lists its changes in a dry run, and sends nothing', async () => {
    const { said, asked } = await provide({}, { dryRun: true });
    for (const name of wanted) expect(said).toContain(`${name}: will be made`);
    expect(said).toContain('Protection of the database: will be changed');
    const text = said.join('\n');
    expect(text).toContain('severity>=ERROR');
    expect(text).toContain('"retention":"604800s"');
    expect(text).toContain('"units":"50"');
    expect(text).toContain('"path":"/api/catalogue"');
    expect(asked).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('creates everything once, and nothing in the second run', async () => {
    await provide({ 'make or change 23': true });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(wanted.length);
    expect(stored.get(databases)).toMatchObject([
      {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      },
    ]);
    const [channel] = stored.get(`${monitoring}/notificationChannels`) ?? [{}];
    const alerts = sent.filter(({ url }) => url.endsWith('/alertPolicies'));
    expect(alerts).toHaveLength(13);
    expect(new Set(alerts.map(({ body }) => String(body['notificationChannels'])))).toEqual(
      new Set([channel?.['name']]),
    );
    const { said } = await nothingToSend();
    expect(said.filter((line) => line.endsWith(': is there'))).toHaveLength(wanted.length + 1);
  });

  it('changes only what differs', async () => {
    await made();
    await provide({ 'make or change 1': true }, { email: 'other@trucks.test' });
    expect(sent).toEqual([
      expect.objectContaining({
        method: 'PATCH',
        url: expect.stringContaining(`${monitoring}/notificationChannels/1?updateMask=`),
        body: expect.objectContaining({ labels: { email_address: 'other@trucks.test' } }),
      }),
    ]);
  });

  it('names the project in every command of an alert', async () => {
    await provide({ 'make or change': true });
    const texts = sent.flatMap(({ body }) => {
      const { content } = (body['documentation'] ?? {}) as { content?: string };
      return content ?? [];
    });
    expect(texts.filter((text) => text.includes('npm run doctor')).length).toBeGreaterThan(8);
    for (const text of texts) expect(text).not.toMatch(/npm run \w+(?! -- --project live)\b/u);
  });

  it('sends a threshold that differs from the one here', async () => {
    await made();
    const alerts = stored.get(`${monitoring}/alertPolicies`) ?? [];
    const found = alerts.find(({ displayName }) => displayName === 'Curbwise: events of PayPal are refused');
    const [condition] = (found?.['conditions'] ?? []) as Array<{ conditionThreshold: object }>;
    condition!.conditionThreshold = { ...condition!.conditionThreshold, thresholdValue: 500 };
    const { said } = await provide({ 'make or change 1': true });
    expect(said).toContain('Alert for refused webhooks: will be changed');
    expect(sent).toMatchObject([
      {
        method: 'PATCH',
        url: expect.stringMatching(/\/alertPolicies\/\d+\?updateMask=.*conditions/u) as string,
        body: { conditions: [{ conditionThreshold: { thresholdValue: 5 } }] },
      },
    ]);
    await nothingToSend();
  });

  it('replaces a metric whose lines are others', async () => {
    await made();
    const collection = 'https://logging.googleapis.com/v2/projects/truck-market/metrics';
    Object.assign(stored.get(collection)?.[0] ?? {}, { filter: 'severity=INFO' });
    await provide({ 'make or change 1': true });
    expect(sent).toMatchObject([{ method: 'PUT', url: `${collection}/curbwise-provider-failures` }]);
    await nothingToSend();
  });

  it('leaves the sales alone unless the founder sets the hours', async () => {
    const { said } = await provide({}, { dryRun: true, hoursWithoutSale: null });
    expect(said.join()).not.toContain('sale');
  });

  it('takes the refusal of a call without App Check for an answer once that is required', async () => {
    await made();
    const accepted = () =>
      stored.get(`${monitoring}/uptimeCheckConfigs`)?.flatMap(({ httpCheck }) => {
        const { path, acceptedResponseStatusCodes: codes } = httpCheck as Record<string, unknown>;
        return path === '/api/catalogue' ? codes : [];
      });
    expect(accepted()).toEqual([{ statusClass: 'STATUS_CLASS_2XX' }]);
    await provide({ 'make or change 1': true }, { appCheck: true });
    expect(accepted()).toEqual([{ statusValue: 401 }]);
  });

  it('makes no database, and says where one is made', async () => {
    stored.delete(databases);
    const { said } = await provide({ 'make or change': true }, {}, exitCodes.incomplete);
    expect(said).toContain(
      'Protection of the database: left out, because there is no database (default) → https://console.firebase.google.com/project/truck-market/firestore',
    );
    expect(sent.map(({ url }) => url)).not.toContain(databases);
  });

  it('changes nothing if the answer is no', async () => {
    await expect(provide({ 'make or change': false })).rejects.toThrow('Nothing was changed');
    expect(sent).toEqual([]);
  });

  it('says so if there is no billing account', async () => {
    const { said } = await provide({}, { dryRun: true, billingAccount: null });
    expect(said).toContain('no budget: the project has no billing account');
    expect(said.join()).not.toContain('Budget:');
  });

  it('continues if one API is off or not allowed, and names it', async () => {
    refuseToList('billingbudgets', { error: { details: [{ reason: 'SERVICE_DISABLED' }] } });
    const { said } = await provide({ 'make or change 22': true }, {}, exitCodes.incomplete);
    expect(said.join('\n')).toContain(
      'It needs cloudbilling.googleapis.com, monitoring.googleapis.com, logging.googleapis.com, billingbudgets.googleapis.com, firestore',
    );
    expect(said).toContain(
      'Budget: left out, because billingbudgets.googleapis.com is off → gcloud services enable billingbudgets.googleapis.com --project truck-market',
    );
    expect(said).toContain('Daily backup: done');
    expect(said).toContain('Alert for a silent outbox: done');
  });

  it('creates the backups without an address for alerts, and says so', async () => {
    refuseToList('/notificationChannels');
    const { said } = await provide({ 'make or change': true }, {}, exitCodes.incomplete);
    expect(said).toContain('Alert for refused calls: left out, because there is no address to alert');
    expect(said).toContain('Weekly backup: done');
    expect(sent.every(({ url }) => !url.endsWith('/alertPolicies'))).toBe(true);
  });

  it('continues if Google refuses a request', async () => {
    const healthy = { ...cloud };
    cloud.send = async (method, url, body) =>
      url.endsWith('/backupSchedules') ? { status: 403, body: null } : healthy.send(method, url, body);
    const { said } = await provide({ 'make or change': true }, {}, exitCodes.incomplete);
    expect(said.join('\n')).toContain('Daily backup: left out, because your account may not use firestore');
    expect(said).toContain('Budget: done');
  });

  it('says why Google refuses an alert whose count was just made, and makes it in a later run', async () => {
    const healthy = { ...cloud };
    const message = 'If a metric was created recently, it could take up to 10 minutes to become available.';
    cloud.send = async (method, url, body) =>
      url.endsWith('/alertPolicies') && JSON.stringify(body).includes('logging.googleapis.com/user/')
        ? { status: 404, body: { error: { code: 404, message } } }
        : healthy.send(method, url, body);
    const { said } = await provide({ 'make or change': true }, {}, exitCodes.incomplete);
    expect(said).toContain(
      `Alert for errors in browsers: left out, because monitoring.googleapis.com answers 404: ${message} → try again later`,
    );
    cloud = healthy;
    expect((await provide({ 'make or change 3': true })).said).toContain(
      'Alert for errors in browsers: done',
    );
  });

  it('sends requests of the shape that Google publishes', async () => {
    await provide({ 'make or change': true });
    const schemas: Record<string, string> = {
      alertPolicies: 'monitoring.AlertPolicy',
      notificationChannels: 'monitoring.NotificationChannel',
      uptimeCheckConfigs: 'monitoring.UptimeCheckConfig',
      metrics: 'logging.LogMetric',
      budgets: 'billingbudgets.GoogleCloudBillingBudgetsV1Budget',
      '(default)': 'firestore.GoogleFirestoreAdminV1Database',
      backupSchedules: 'firestore.GoogleFirestoreAdminV1BackupSchedule',
    };
    expect(
      sent.flatMap(({ url, body }) =>
        faultsOfShape(body, schemas[new URL(url).pathname.split('/').at(-1) ?? ''] ?? url),
      ),
    ).toEqual([]);
  });

  it('leaves out the budget while Cloud Billing is off, and does the rest', async () => {
    const body = { error: { details: [{ reason: 'SERVICE_DISABLED' }] } };
    const billingAccount = await billingAccountOf(
      { get: async () => ({ status: 403, body }) },
      'truck-market',
    );
    const { said } = await provide({ 'make or change 22': true }, { billingAccount }, exitCodes.incomplete);
    expect(said).toContain(
      'Budget: left out, because cloudbilling.googleapis.com is off → gcloud services enable cloudbilling.googleapis.com --project truck-market',
    );
    expect(said.join('\n')).not.toContain('no billing account');
    expect(said).toContain('Weekly backup: done');
  });

  it('finds the billing account', async () => {
    const asked = (body: unknown) => billingAccountOf({ get: async () => ({ status: 200, body }) }, 'p');
    expect(await asked({ billingAccountName: 'billingAccounts/0-1-2' })).toBe('0-1-2');
    expect(await asked({ billingAccountName: '' })).toBeNull();
  });
});
