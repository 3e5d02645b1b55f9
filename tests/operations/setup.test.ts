import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultBrand } from '#domain/brand.ts';
import { sitePolicies } from '#operations/project/hostingPolicies.ts';
import { appCheckSources, deploymentFaults, frameSources } from '#operations/settings/siteVariables.ts';
import { setup } from '#operations/setup/setup.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { scriptedTalk } from './scriptedTalk.ts';

const answers = {
  'Id of the Firebase project': 'truck-market',
  'Hosting site of the product': 'truck-market',
  'Hosting site of the design system': 'truck-market-storybook',
  'The site’s address': 'https://trucks.test',
  'Web API key': `AIza${'x'.repeat(35)}`,
  'Host of Google': 'trucks.test',
  'PayPal environment': 'sandbox',
  'Address owners write to': 'help@trucks.test',
  'Address of the dashboard': 'https://dashboard.trucks.test/',
  'Address of the help pages': 'https://help.trucks.test/',
  'Legal name of the business': 'Truck & Tray, Inc.',
  'Postal address of that business': "12 Cook's Row, Suite #5; Austin, TX 78701",
  'Mail server': 'smtps://mailer@smtp.trucks.test:465',
  'Sender of the e-mails': 'hello@trucks.test',
  'Location of the Firestore database': 'eur3',
  'Site key of reCAPTCHA': '',
  'App ID of the web app': '',
};

const siteKey = '6L'.padEnd(40, 'x');
const appId = '1:1234567890:web:0123456789abcdef';

let root: string;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const everyFile = [
  '.env.production',
  '.firebaserc',
  'firebase.json',
  'functions/.env.truck-market',
  'extensions/firestore-send-email.env.truck-market',
];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'curbwise-setup-'));
  for (const file of ['firebase.json', '.firebaserc']) {
    copyFileSync(path.join(projectRoot, file), path.join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** What `npm run build` finds wrong in the folder. */
function buildFaults(): string[] {
  return deploymentFaults(parseEnv(read('.env.production')), sitePolicies(read('firebase.json')));
}

describe('setup', () => {
  it('asks for everything and writes every file that holds it, so that the site can be built', async () => {
    const talk = scriptedTalk(answers);
    expect(await setup(root, [], talk)).toBe(0);
    expect(talk.asked).toHaveLength(Object.keys(answers).length);
    expect(JSON.parse(read('.firebaserc'))).toEqual({
      projects: { default: 'truck-market' },
      targets: {
        'truck-market': { hosting: { site: ['truck-market'], storybook: ['truck-market-storybook'] } },
      },
    });
    expect(parseEnv(read('functions/.env.truck-market'))).toEqual({
      SITE_URL: 'https://trucks.test',
      SUPPORT_EMAIL: 'help@trucks.test',
      DASHBOARD_URL: 'https://dashboard.trucks.test/',
      SELLER_NAME: 'Truck & Tray, Inc.',
      SELLER_ADDRESS: "12 Cook's Row, Suite #5; Austin, TX 78701",
      PAYPAL_ENVIRONMENT: 'sandbox',
    });
    expect(parseEnv(read('extensions/firestore-send-email.env.truck-market'))).toEqual({
      SMTP_CONNECTION_URI: 'smtps://mailer@smtp.trucks.test:465',
      DEFAULT_FROM: 'hello@trucks.test',
      DATABASE_REGION: 'eur3',
    });
    expect(buildFaults()).toEqual([]);
  });

  it('lets the app frame the sign-in’s host, and no former one', async () => {
    await setup(root, [], scriptedTalk(answers));
    const framed = sitePolicies(read('firebase.json')).flatMap(frameSources);
    expect(framed).toEqual(['https://trucks.test', 'https://*.paypal.com', 'https://accounts.google.com']);
  });

  it('lets reCAPTCHA into the app with a site key, and no longer without', async () => {
    await setup(root, [], scriptedTalk(answers));
    const before = everyFile.map(read);
    const flags = ['--yes', '--app-check-site-key', siteKey, '--app-id', appId];
    await setup(root, flags, scriptedTalk());
    const [app, page] = sitePolicies(read('firebase.json'));
    for (const source of Object.values(appCheckSources).flat()) expect(app).toContain(` ${source}`);
    expect(page).not.toContain('recaptcha');
    expect(read('.env.production')).toContain(`VITE_APP_CHECK_SITE_KEY=${siteKey}`);
    expect(buildFaults()).toEqual([]);
    const written = everyFile.map(read);
    await setup(root, ['--yes'], scriptedTalk());
    expect(everyFile.map(read)).toEqual(written);
    await setup(root, ['--yes', '--app-check-site-key', '', '--app-id', ''], scriptedTalk());
    expect(everyFile.map(read)).toEqual(before);
  });

  it('changes nothing and asks nothing the second time', async () => {
    await setup(root, [], scriptedTalk(answers));
    const before = everyFile.map(read);
    const again = scriptedTalk();
    expect(await setup(root, ['--yes'], again)).toBe(0);
    expect(everyFile.map(read)).toEqual(before);
    expect(again.said[0]).toBe('Nothing has changed.');
  });

  it('takes flags in place of answers, and keeps other variables of a file', async () => {
    await setup(root, [], scriptedTalk(answers));
    await setup(root, ['--yes', '--support-email', 'care@trucks.test'], scriptedTalk());
    expect(read('.env.production')).toContain('VITE_SUPPORT_EMAIL=care@trucks.test');
    expect(read('functions/.env.truck-market')).toContain('SUPPORT_EMAIL=care@trucks.test');
  });

  it.each([
    [['--site-url', 'http://trucks.test'], '--site-url'],
    [['--support-email', 'help@curbwise.example'], '--support-email'],
    [['--seller-address', 'Seller’s address (placeholder)'], '--seller-address'],
    [['--seller-address', '12 Cook Street;;Austin'], 'A line is empty'],
    [['--smtp', 'smtps://user:password@smtp.trucks.test:465'], 'without a password'],
    [['--app-check-site-key', 'short'], '40 letters'],
    [['--no-such-flag'], 'npm run setup'],
    [['--yes'], 'is missing'],
  ])('refuses %j and writes nothing', async (args, words) => {
    const before = read('firebase.json');
    await expect(setup(root, args, scriptedTalk())).rejects.toThrow(words);
    expect(read('firebase.json')).toBe(before);
  });
});

describe('a build that is to be deployed', () => {
  it('names every variable that is missing', () => {
    const said = deploymentFaults({}, []).join('\n');
    for (const name of [
      'API_KEY',
      'AUTH_DOMAIN',
      'PROJECT_ID',
      'SITE_URL',
      'SUPPORT_EMAIL',
      'DASHBOARD_URL',
      'SELLER_NAME',
      'SELLER_ADDRESS',
    ]) {
      expect(said).toContain(name);
    }
  });

  it('takes no placeholder, and no sign-in host that the policy refuses', async () => {
    await setup(root, [], scriptedTalk(answers));
    const settings = parseEnv(read('.env.production'));
    const policies = sitePolicies(read('firebase.json'));
    expect(
      deploymentFaults({ ...settings, VITE_HELP_URL: 'https://help.curbwise.example/' }, policies),
    ).toEqual([expect.stringContaining('VITE_HELP_URL')]);
    expect(deploymentFaults({ ...settings, VITE_SELLER_NAME: defaultBrand.seller.name }, policies)).toEqual([
      expect.stringContaining('VITE_SELLER_NAME'),
    ]);
    expect(deploymentFaults({ ...settings, VITE_FIREBASE_AUTH_DOMAIN: 'elsewhere.test' }, policies)).toEqual([
      expect.stringContaining('https://elsewhere.test'),
    ]);
  });

  it('with a site key has an app id and a policy for it, and without one keeps reCAPTCHA out', async () => {
    await setup(root, [], scriptedTalk(answers));
    const settings = parseEnv(read('.env.production'));
    const shut = sitePolicies(read('firebase.json'));
    const withKey = { ...settings, VITE_APP_CHECK_SITE_KEY: siteKey };
    expect(deploymentFaults(withKey, shut)).toEqual([
      expect.stringContaining('VITE_FIREBASE_APP_ID'),
      expect.stringContaining('does not let reCAPTCHA in'),
    ]);
    const [, lacking] = appCheckSources['connect-src'];
    await setup(root, ['--yes', '--app-check-site-key', siteKey, '--app-id', appId], scriptedTalk());
    const open = sitePolicies(read('firebase.json'));
    const half = open.map((policy) => policy.replaceAll(` ${lacking}`, ''));
    expect(deploymentFaults({ ...withKey, VITE_FIREBASE_APP_ID: appId }, half)).toEqual([
      expect.stringContaining('does not let reCAPTCHA in'),
    ]);
    expect(deploymentFaults(settings, open)).toEqual([expect.stringContaining('lets reCAPTCHA in')]);
  });
});
