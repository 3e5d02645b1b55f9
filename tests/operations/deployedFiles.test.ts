import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { appCheckSources, deployedConfig, deployedConfigFile } from '#operations/project/deployedConfig.ts';
import type { HeadersFor } from '#operations/project/keptFiles.ts';
import { scriptHashesFile } from '#domain/scriptHashes.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const isIgnored = (file: string) =>
  spawnSync('git', ['check-ignore', '--quiet', file], { cwd: projectRoot }).status === 0;
const firebase = JSON.parse(read('firebase.json')) as {
  functions: Array<{ ignore: string[] }>;
  extensions: Record<string, string>;
};

interface Lock {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

const folder = temporaryFolder(afterAll);

describe('what is uploaded of the functions', () => {
  it('has none of a developer’s secrets, which are in files of this ending', () => {
    expect(firebase.functions[0]?.ignore).toContain('*.local');
  });

  it.each(['functions/.secret.local', 'functions/.env.local', '.env.local', 'extensions/x.env.local'])(
    '%s cannot be committed by accident',
    (file) => {
      expect(isIgnored(file)).toBe(true);
    },
  );

  it('has a lock file that matches package.json; `npm run functions:lock` writes it', () => {
    const { dependencies } = JSON.parse(read('functions/package.json')) as {
      dependencies: Record<string, string>;
    };
    const { packages } = JSON.parse(read('functions/package-lock.json')) as Lock;
    expect(packages['']?.dependencies).toEqual(dependencies);
    for (const [name, version] of Object.entries(dependencies)) {
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
    }
    expect(read('functions/package-lock.json')).not.toMatch(/"resolved": "https?:/u);
  });
});

it('obsolete documents are deleted by Firestore', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
    fieldOverrides: Array<{ collectionGroup: string; ttl?: boolean }>;
  };
  const expiring = fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(expiring.map(({ collectionGroup }) => collectionGroup)).toEqual([
    'Agreements',
    'BrowserErrors',
    'Checkouts',
    'OwnerLinks',
    'RateLimits',
    'Steps',
    'WebhookEvents',
    'mail',
  ]);
});

describe('the e-mails', () => {
  it('are sent by the extension from the collection that the services write to, at a pinned version', () => {
    expect(firebase.extensions['firestore-send-email']).toMatch(
      /^firebase\/firestore-send-email@\d+\.\d+\.\d+$/u,
    );
    const settings = parseEnv(read('extensions/firestore-send-email.env'));
    expect(settings).toMatchObject({ MAIL_COLLECTION: 'mail', TTL_EXPIRE_TYPE: 'day' });
  });

  it('keep the mail server’s password in the secret store', () => {
    const { SMTP_PASSWORD: secret } = parseEnv(read('extensions/firestore-send-email.env'));
    expect(secret).toMatch(/\/secrets\/SMTP_PASSWORD\/versions\/latest$/u);
  });
});

describe('the configuration that deploys a built site', () => {
  const settings = (more = {}) => ({ siteUrl: 'https://trucks.test', settings: more });
  const siteKey = { 'app-check-site-key': '6L'.padEnd(40, 'x') };

  /** The values of a site header, in the order of the rules. */
  function sent(key: string, more = {}): string[] {
    const { hosting } = JSON.parse(deployedConfig(read('firebase.json'), folder, settings(more))) as {
      hosting: Array<{ target: string; headers: HeadersFor[] }>;
    };
    const rules = hosting.find(({ target }) => target === 'site')?.headers ?? [];
    return rules.flatMap(({ headers }) => headers.flatMap((one) => (one.key === key ? [one.value] : [])));
  }

  it('lets the app frame its own sign-in host, and no other project’s', () => {
    const [app, page] = sent('Content-Security-Policy');
    expect(app).toMatch(/frame-src (?=.*https:\/\/trucks\.test)(?=.*https:\/\/accounts\.google\.com)[^;]*;/u);
    expect(page).not.toContain('trucks.test');
    expect(read('firebase.json')).not.toContain('firebaseapp.com');
  });

  it('allows reCAPTCHA in the app if there is a site key, and nowhere else', () => {
    const [app, page] = sent('Content-Security-Policy', siteKey);
    for (const source of Object.values(appCheckSources).flat()) expect(app).toContain(` ${source}`);
    expect(page).not.toContain('recaptcha');
    expect(sent('Content-Security-Policy').join()).not.toContain('recaptcha');
  });

  it('forces subdomains to https only if that was chosen', () => {
    expect(sent('Strict-Transport-Security')).toEqual(['max-age=63072000']);
    expect(sent('Strict-Transport-Security', { hsts: 'subdomains' })).toEqual([
      'max-age=63072000; includeSubDomains',
    ]);
    expect(sent('Strict-Transport-Security', { hsts: 'preload' })).toEqual([
      'max-age=63072000; includeSubDomains; preload',
    ]);
  });

  it('lists the files that browsers may cache one by one, and does not build again', () => {
    const site = temporaryFolder(onTestFinished);
    mkdirSync(path.join(site, 'assets'));
    writeFileSync(path.join(site, 'assets', 'index-CbGl_b-k.js'), '');
    writeFileSync(path.join(site, 'robots.txt'), '');
    writeFileSync(path.join(site, scriptHashesFile), `["'sha256-abc='"]`);
    const { hosting, ...rest } = JSON.parse(deployedConfig(read('firebase.json'), site, settings())) as {
      hosting: Array<{ target: string; predeploy?: string[]; headers: HeadersFor[] }>;
    };
    const { hosting: _, ...committed } = JSON.parse(read('firebase.json')) as Record<string, unknown>;
    expect(rest).toEqual(committed);
    const own = hosting.find(({ target }) => target === 'site');
    expect(own?.predeploy).toBeUndefined();
    expect(JSON.stringify(own?.headers).split(`script-src 'self' 'sha256-abc='`)).toHaveLength(3);
    const kept = own?.headers.filter(({ headers }) =>
      headers.some(({ value }) => value.includes('immutable')),
    );
    expect(kept?.map(({ regex }) => regex)).toEqual([String.raw`^(/assets/index-CbGl_b-k\.js)$`]);
  });

  it('is the only way to deploy the site: `firebase deploy` alone fails with a message', () => {
    const { hosting } = JSON.parse(read('firebase.json')) as {
      hosting: Array<{ target: string; predeploy: string[] }>;
    };
    const [command = '', ...more] = hosting.find(({ target }) => target === 'site')?.predeploy ?? [];
    const { status, stderr } = spawnSync(command, { shell: true, cwd: projectRoot, encoding: 'utf8' });
    expect({ status, more }).toEqual({ status: 1, more: [] });
    expect(stderr).toContain('npm run deploy');
  });

  it('lets browsers cache no file for a year that may be missing, on any site', () => {
    const { hosting } = JSON.parse(deployedConfig(read('firebase.json'), folder, settings())) as {
      hosting: Array<{ headers: HeadersFor[] }>;
    };
    const kept = hosting
      .flatMap(({ headers }) => headers)
      .filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')))
      .filter(({ regex }) => regex === undefined || new RegExp(regex, 'u').test('/assets/gone-00000000.js'));
    expect(kept).toEqual([]);
  });

  it('is written for each deployment and not committed', () => {
    expect(isIgnored(deployedConfigFile)).toBe(true);
  });
});
