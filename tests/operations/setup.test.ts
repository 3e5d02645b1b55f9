import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sitePolicies } from '#operations/project/hostingPolicies.ts';
import { deploymentFaults, frameSources } from '#operations/settings/siteVariables.ts';
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
  'Mail server': 'smtps://mailer@smtp.trucks.test:465',
  'Sender of the e-mails': 'hello@trucks.test',
  'Location of the Firestore database': 'eur3',
};

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
    [['--smtp', 'smtps://user:password@smtp.trucks.test:465'], 'without a password'],
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
    expect(deploymentFaults({ ...settings, VITE_FIREBASE_AUTH_DOMAIN: 'elsewhere.test' }, policies)).toEqual([
      expect.stringContaining('https://elsewhere.test'),
    ]);
  });
});
