import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { defaultBrand } from '#domain/brand.ts';
import { parameterNames } from '#functions/runtime/config.ts';
import type { CloudWriter } from '#operations/doctor/cloud.ts';
import { readTarget } from '#operations/project/target.ts';
import { settingFaults } from '#operations/setup/faults.ts';
import { differingSettings, readSettings } from '#operations/setup/files.ts';
import { setup } from '#operations/setup/setup.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { projectFlags } from './projectFlags.ts';
import { scriptedTalk } from './scriptedTalk.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** The questions are written out, so that a setting that asks for another one is seen. */
const answers = {
  'Which project': 'staging',
  'Id of the Firebase project': 'truck-market',
  'Hosting site of the product': 'truck-market',
  'Hosting site of the design system': 'truck-market-storybook',
  'The site’s address': 'https://trucks.test',
  'Web API key': `AIza${'x'.repeat(35)}`,
  'by https alone': 'site',
  'Address owners write to': 'help@trucks.test',
  'Address for alerts': 'ops@trucks.test',
  'Address of the dashboard': 'https://dashboard.trucks.test/',
  'Address of the help pages': 'https://help.trucks.test/',
  'Legal name of the business': 'Truck & Tray, Inc.',
  'Postal address of that business': "12 Cook's Row, Suite #5; Austin, TX 78701",
  'Mail server': 'smtps://mailer@smtp.trucks.test:465',
  'Sender of the e-mails': 'hello@trucks.test',
  'Location of the Firestore database': 'eur3',
  'Site key of reCAPTCHA': '',
  'App ID of the web app': '',
  'DSN of your project at Sentry': 'https://a1b2@o1.ingest.sentry.io/42',
};

let root: string;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const everyFile = [
  '.env.truck-market',
  '.firebaserc',
  'functions/.env.truck-market',
  'extensions/firestore-send-email.env.truck-market',
];

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  copyFileSync(path.join(projectRoot, '.firebaserc'), path.join(root, '.firebaserc'));
});

/** Sets a project up with a new operator's flags and these, which count more. */
const setUp = (...flags: string[]) => setup(root, ['--yes', ...projectFlags, ...flags], scriptedTalk());

describe('setup', () => {
  const database = { name: 'projects/truck-market/databases/(default)' };

  it.each([
    ['protects the database', [database], 'Protection of the database: it is on', 1],
    ['says what hinders that', [], 'Protection of the database: left out, because there is no database', 0],
  ])('%s, if it can reach Google', async (_what, databases, said, changes) => {
    const sent: object[] = [];
    const cloud: CloudWriter = {
      get: async () => ({ status: 200, body: { databases } }),
      async send(method, url, body) {
        sent.push({ method, url, body });
        return { status: 200, body: { name: 'operations/1' } };
      },
    };
    const talk = scriptedTalk(answers);
    expect(await setup(root, [], talk, async () => cloud)).toBe(0);
    expect(talk.said.join('\n')).toContain(said);
    expect(sent).toHaveLength(changes);
  });

  it('asks for all settings and writes every file that holds them, so that the site can be built', async () => {
    const talk = scriptedTalk(answers);
    expect(await setup(root, [], talk)).toBe(0);
    expect(talk.asked).toHaveLength(Object.keys(answers).length);
    expect(JSON.parse(read('.firebaserc'))).toEqual({
      projects: { staging: 'truck-market' },
      targets: {
        'truck-market': { hosting: { site: ['truck-market'], storybook: ['truck-market-storybook'] } },
      },
    });
    expect(parseEnv(read('functions/.env.truck-market'))).toEqual({
      SITE_URL: 'https://trucks.test',
      SUPPORT_EMAIL: 'help@trucks.test',
      ALERT_EMAIL: 'ops@trucks.test',
      SENTRY_DSN: 'https://a1b2@o1.ingest.sentry.io/42',
      DASHBOARD_URL: 'https://dashboard.trucks.test/',
      SELLER_NAME: 'Truck & Tray, Inc.',
      SELLER_ADDRESS: "12 Cook's Row, Suite #5; Austin, TX 78701",
    });
    expect(parseEnv(read('extensions/firestore-send-email.env.truck-market'))).toEqual({
      SMTP_CONNECTION_URI: 'smtps://mailer@smtp.trucks.test:465',
      DEFAULT_FROM: 'hello@trucks.test',
      DATABASE_REGION: 'eur3',
    });
    expect(settingFaults('truck-market', readSettings(root, 'truck-market'), {})).toEqual([]);
  });

  it('changes nothing and asks nothing the second time', async () => {
    await setup(root, [], scriptedTalk(answers));
    const before = everyFile.map(read);
    const again = scriptedTalk();
    expect(await setup(root, ['--yes'], again)).toBe(0);
    expect(everyFile.map(read)).toEqual(before);
    expect(again.said[0]).toBe('Nothing has changed.');
  });

  it('accepts flags instead of answers, and keeps a file’s other variables', async () => {
    await setup(root, [], scriptedTalk(answers));
    await setup(root, ['--yes', '--support-email', 'care@trucks.test'], scriptedTalk());
    expect(read('.env.truck-market')).toContain('VITE_SUPPORT_EMAIL=care@trucks.test');
    expect(read('functions/.env.truck-market')).toContain('SUPPORT_EMAIL=care@trucks.test');
    expect(read('.env.truck-market')).toContain('VITE_SITE_URL=https://trucks.test');
  });

  it('leaves the Firebase CLI no parameter to ask for, which would end a deployment that asks nobody', async () => {
    await setUp('--alert-email', '');
    const ofEvery = readFileSync(path.join(projectRoot, 'functions/.env'), 'utf8');
    const named = { ...parseEnv(ofEvery), ...parseEnv(read('functions/.env.truck-market')) };
    expect(parameterNames.filter((name) => !Object.hasOwn(named, name))).toEqual([]);
  });

  it('suggests a sender with the product’s name, because mailboxes show no more than the name', async () => {
    await setUp();
    const { DEFAULT_FROM } = parseEnv(read('extensions/firestore-send-email.env.truck-market'));
    expect(DEFAULT_FROM).toBe(`${defaultBrand.name} <help@trucks.test>`);
  });

  it('suggests no values of the shipped project', async () => {
    await setup(root, ['--yes', ...withoutSite], scriptedTalk());
    expect(everyFile.map(read).join('\n')).not.toMatch(/curbwise/u);
    expect(read('.env.truck-market')).toContain('VITE_SITE_URL=https://truck-market.web.app');
  });

  it('suggests no values of a project that had the alias before', async () => {
    await setup(root, [], scriptedTalk(answers));
    const other = ['--yes', ...withoutSite, '--project-id', 'other-market'];
    await setup(root, other, scriptedTalk());
    expect(read('.env.other-market')).not.toMatch(/truck-market|https:\/\/trucks\.test/u);
    expect(read('.firebaserc')).not.toContain('truck-market');
  });

  it.each([
    [['--site-url', 'http://trucks.test'], '--site-url'],
    [['--api-key', 'todo'], '39 characters'],
    [['--site-url', 'https://curbwise.web.app'], 'belongs to the project curbwise, not to truck-market'],
    [['--support-email', 'help@curbwise.example'], '--support-email'],
    [['--support-email', 'Help <help@trucks.test>'], 'nothing around it'],
    [['--alert-email', 'mailto:ops@trucks.test'], 'nothing around it'],
    [['--mail-from', 'Trucks <mailto:hello@trucks.test>'], 'nothing around it'],
    [['--mail-from', 'Trucks, Inc. <hello@trucks.test>'], 'Without a comma'],
    [['--seller-address', 'Address (placeholder)'], '--seller-address'],
    [['--seller-address', '12 Cook Street;;Austin'], 'A line is empty'],
    [['--smtp', 'smtps://user:password@smtp.trucks.test:465'], 'without a password'],
    [['--smtp', 'smtps://user@smtp.trucks.test:587'], 'smtp://user@host:587'],
    [['--smtp', 'smtp://user@smtp.trucks.test:465'], 'smtps://user@host:465'],
    [['--smtp', 'smtp://user@smtp.trucks.test:25'], 'smtp://user@host:587'],
    [['--smtp', 'smtps://smtp.trucks.test:465'], 'smtps://user@host:465'],
    [['--app-check-site-key', 'short'], '40 letters'],
    [['--hsts', 'always'], 'site, subdomains or preload'],
    [['--project', 'truck-market'], '--project-id'],
    [['--no-such-flag'], "unknown option '--no-such-flag'"],
  ])('refuses %j and writes nothing (R-SELLER)', async (args, words) => {
    const before = read('.firebaserc');
    await expect(setUp(...args)).rejects.toThrow(words);
    expect(read('.firebaserc')).toBe(before);
  });

  it('writes nothing while an answer is missing', async () => {
    await expect(setup(root, ['--yes'], scriptedTalk())).rejects.toThrow('--project is missing');
    await expect(setup(root, ['--yes', '--project', 'live'], scriptedTalk())).rejects.toThrow(
      '--project-id is missing',
    );
  });
});

/** A new operator's flags without the site and its address. */
const withoutSite = projectFlags.filter((_, at) => !projectFlags[at - (at % 2)]?.startsWith('--site'));

describe('the two projects of a checkout', () => {
  const live = ['--project', 'live', '--project-id', 'truck-live', '--site', 'truck-live'];
  live.push('--api-key', `AIza${'y'.repeat(35)}`, '--site-url', 'https://truck-live.web.app');
  it('keep separate settings, and only staging uses PayPal’s sandbox', async () => {
    await setUp();
    await setUp(...live);
    expect(readTarget(root, 'staging')).toMatchObject({
      project: 'truck-market',
      siteUrl: 'https://trucks.test',
      environment: 'sandbox',
    });
    expect(readTarget(root, 'live')).toMatchObject({
      project: 'truck-live',
      siteUrl: 'https://truck-live.web.app',
      environment: 'live',
    });
    expect(readTarget(root, 'truck-live')).toMatchObject({ alias: 'live' });
  });

  it('must be named once there are two', async () => {
    await setUp();
    expect(readTarget(root)).toMatchObject({ alias: 'staging' });
    await setUp(...live);
    expect(() => readTarget(root)).toThrow('Say --project staging or --project live');
    expect(() => readTarget(root, 'curbwise')).toThrow('There is no project curbwise');
  });

  it('must differ', async () => {
    await setUp();
    await expect(setUp('--project', 'live')).rejects.toThrow('truck-market is staging already');
  });

  it.each([
    ['--site', 'truck-market'],
    ['--storybook-site', 'truck-market'],
    ['--storybook-site', 'truck-market-storybook'],
    ['--site-url', 'https://trucks.test'],
    ['--site-url', 'https://truck-market.web.app'],
    ['--api-key', `AIza${'x'.repeat(35)}`],
  ])('share no site, no address and no key: live refuses %s %s of staging', async (...own) => {
    await setUp();
    const before = read('.firebaserc');
    await expect(setUp(...live, ...own)).rejects.toThrow(`${own.join(' ')}: It belongs to the`);
    expect(read('.firebaserc')).toBe(before);
    expect(existsSync(path.join(root, '.env.truck-live'))).toBe(false);
  });

  it('are told apart by alias: staging keeps its address under another id', async () => {
    await setUp();
    expect(await setUp('--project-id', 'new-market', '--site', 'new-market')).toBe(0);
    expect(readTarget(root)).toMatchObject({ project: 'new-market', siteUrl: 'https://trucks.test' });
  });

  it('are not built while the site of one is the id of the other', async () => {
    await setUp(...live, '--site', 'truck-own');
    const own = { ...readSettings(root, 'truck-live'), site: 'truck-market' };
    const other = { 'project-id': 'truck-market', site: 'market-staging' };
    expect(settingFaults('truck-live', own, other)).toEqual([
      'site is truck-market: It belongs to the other project, truck-market.',
    ]);
  });

  it('are named in every next step, and the page from sandbox to live has the same steps in their order', async () => {
    const talk = scriptedTalk();
    await setup(root, ['--yes', ...projectFlags, ...live], talk);
    const steps = talk.said.flatMap((line) => /^ {2}\d\. (?<step>.*)/u.exec(line)?.groups?.['step'] ?? []);
    expect(steps).toHaveLength(9);
    const [firebase, google, gcloud, ...ofProject] = steps;
    expect([firebase, google, gcloud]).toEqual([
      'npx firebase login',
      'gcloud auth application-default login',
      'gcloud auth login',
    ]);
    for (const step of ofProject) expect(step).toContain('--project live');
    const page = readFileSync(path.join(projectRoot, 'stories/docs/howTo/FromSandboxToLive.mdx'), 'utf8');
    const places = steps.map((step) => page.indexOf(`\`${step}`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});

describe('a build that is to be deployed', () => {
  const known = async () => {
    await setUp();
    return readSettings(root, 'truck-market');
  };

  it('names every setting that is missing', () => {
    const said = settingFaults('truck-market', {}, {}).join('\n');
    for (const name of ['api-key', 'site-url', 'support-email', 'dashboard-url', 'help-url']) {
      expect(said).toContain(`${name} is missing`);
    }
    expect(said).not.toContain('app-');
  });

  it.each([
    ['api-key', 'todo'],
    ['site-url', 'http://trucks.test'],
    ['help-url', 'https://help.curbwise.example/'],
    ['project-id', 'curbwise'],
    ['seller-name', defaultBrand.seller.name],
    ['sentry-dsn', 'https://sentry.io/42'],
  ] as const)('takes no %s that is %s', async (name, value) => {
    const faults = settingFaults('truck-market', { ...(await known()), [name]: value }, {});
    expect(faults).toEqual([expect.stringContaining(`${name} is ${value}`)]);
  });

  it.each(['SITE_URL', 'SUPPORT_EMAIL', 'DASHBOARD_URL', 'SELLER_NAME', 'SELLER_ADDRESS'])(
    'takes no %s that only the site or only the functions are told',
    async (variable) => {
      await known();
      expect(differingSettings(root, 'truck-market')).toEqual([]);
      const without = (file: string) =>
        writeFileSync(
          path.join(root, file),
          read(file).replace(new RegExp(`^(VITE_)?${variable}=.*$`, 'mu'), ''),
        );
      const fault = expect.stringContaining('is missing for the functions, and ') as string;
      without('functions/.env.truck-market');
      expect(differingSettings(root, 'truck-market')).toEqual([fault]);
      without('.env.truck-market');
      expect(differingSettings(root, 'truck-market')).toEqual([]);
      await known();
      without('.env.truck-market');
      expect(differingSettings(root, 'truck-market')).toEqual([
        expect.stringContaining(', and missing for the site') as string,
      ]);
      // What the environment says when building counts too.
      const built = { [`VITE_${variable}`]: 'other' };
      expect(differingSettings(root, 'truck-market', built)).toEqual([
        expect.stringContaining('other for the site') as string,
      ]);
    },
  );

  it('with a site key of App Check needs an app id', async () => {
    const withKey = { ...(await known()), 'app-check-site-key': '6L'.padEnd(40, 'x') };
    expect(settingFaults('truck-market', withKey, {})).toEqual([
      expect.stringContaining('app-id is missing'),
    ]);
  });
});
