import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { replaceFile } from '../project/replaceFile.ts';
import { aliases, firebaseRcFile, readFirebaseRc, type Alias } from '../project/aliases.ts';
import type { SettingName, Settings } from './settings.ts';

/** The files with the settings of a project, relative to the checkout's folder. */
export const settingFiles = (project: string) => ({
  firebaserc: firebaseRcFile,
  site: `.env.${project}`,
  functions: `functions/.env.${project}`,
  mail: `extensions/firestore-send-email.env.${project}`,
});

/** The functions' variables of a project; none if it has no such file. */
export function functionSettings(
  root: string,
  project: string,
): Readonly<Record<string, string | undefined>> {
  return parseEnv(textOf(root, settingFiles(project).functions));
}

/** The mail extension's settings of a project; none if it has no such file. */
export const extensionSettings = (root: string, project: string) =>
  parseEnv(textOf(root, settingFiles(project).mail));

/** The setting in each variable of the site or of the functions. */
const variables = {
  site: {
    VITE_FIREBASE_PROJECT_ID: 'project-id',
    VITE_FIREBASE_API_KEY: 'api-key',
    VITE_SITE_URL: 'site-url',
    VITE_SUPPORT_EMAIL: 'support-email',
    VITE_DASHBOARD_URL: 'dashboard-url',
    VITE_HELP_URL: 'help-url',
    VITE_SELLER_NAME: 'seller-name',
    VITE_SELLER_ADDRESS: 'seller-address',
    VITE_APP_CHECK_SITE_KEY: 'app-check-site-key',
    VITE_FIREBASE_APP_ID: 'app-id',
    HSTS: 'hsts',
  },
  functions: {
    SITE_URL: 'site-url',
    SUPPORT_EMAIL: 'support-email',
    ALERT_EMAIL: 'alert-email',
    SENTRY_DSN: 'sentry-dsn',
    DASHBOARD_URL: 'dashboard-url',
    SELLER_NAME: 'seller-name',
    SELLER_ADDRESS: 'seller-address',
  },
  mail: { SMTP_CONNECTION_URI: 'smtp', DEFAULT_FROM: 'mail-from', DATABASE_REGION: 'database-region' },
} as const satisfies Record<string, Record<string, SettingName>>;

function textOf(root: string, file: string): string {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

/**
 * The settings already in the project's files, so that setup need not ask again. Reads no other project's settings.
 * @param building variables that override the site's file, as in Vite.
 */
export function readSettings(
  root: string,
  project: string,
  building: Readonly<Record<string, string>> = {},
): Partial<Record<SettingName, string>> {
  const files = settingFiles(project);
  const hosting = readFirebaseRc(root).targets?.[project]?.hosting;
  const found: Array<[SettingName, string | undefined]> = [
    ['site', hosting?.['site']?.[0]],
    ['storybook-site', hosting?.['storybook']?.[0]],
  ];
  for (const part of ['functions', 'mail', 'site'] as const) {
    const values = { ...parseEnv(textOf(root, files[part])), ...(part === 'site' && building) };
    for (const [variable, name] of Object.entries(variables[part])) found.push([name, values[variable]]);
  }
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''));
}

/** The settings of the project that has the other alias; empty if there is none. */
export function readOtherSettings(root: string, alias: Alias): Partial<Record<SettingName, string>> {
  const { projects = {} } = readFirebaseRc(root);
  const other = projects[alias === 'live' ? 'staging' : 'live'];
  return other === undefined ? {} : { ...readSettings(root, other), 'project-id': other };
}

/**
 * Settings that differ between the site and the functions, as faults. `readSettings` finds them in either file, so it cannot
 * see that one is missing in the other, and the functions would write a placeholder into the e-mails.
 * @param building variables that override the site's file, as in Vite.
 */
export function differingSettings(
  root: string,
  project: string,
  building: Readonly<Record<string, string>> = {},
): string[] {
  const files = settingFiles(project);
  const site: Readonly<Record<string, string | undefined>> = {
    ...parseEnv(textOf(root, files.site)),
    ...building,
  };
  const functions = parseEnv(textOf(root, files.functions));
  return Object.entries(variables.functions).flatMap(([variable, name]) => {
    const [ofSite] = Object.entries(variables.site).find(([, one]) => one === name) ?? [];
    if (ofSite === undefined) return [];
    const [built, given] = [site[ofSite] ?? '', functions[variable] ?? ''];
    return built === given
      ? []
      : [`${name} is ${given || 'missing'} for the functions, and ${built || 'missing'} for the site`];
  });
}

/** Quotes a value in which a space or a hash would cut off the rest, so that every reader of env files accepts it. */
function written(value: string): string {
  return /[\s#']/u.test(value) ? `"${value}"` : value;
}

/** An env file's text with these variables set, or removed if empty; keeps other lines and comments. */
function withVariables(text: string, values: Readonly<Record<string, string>>): string {
  const kept = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !Object.keys(values).some((name) => line.startsWith(`${name}=`)));
  const set = Object.entries(values).filter(([, value]) => value !== '');
  return [...kept, ...set.map(([name, value]) => `${name}=${written(value)}`), ''].join('\n');
}

/** The text of every file for the settings of one of the two projects. Writes nothing. */
function filesFor(root: string, alias: Alias, settings: Settings): Record<string, string> {
  const project = settings['project-id'];
  const files = settingFiles(project);
  const of = (part: keyof typeof variables) =>
    withVariables(
      textOf(root, files[part]),
      Object.fromEntries(
        Object.entries(variables[part]).map(([variable, name]) => [variable, settings[name]]),
      ),
    );
  const { projects: former = {}, targets = {} } = readFirebaseRc(root);
  const projects = { ...former, [alias]: project };
  const hosting = { site: [settings.site], storybook: [settings['storybook-site']] };
  const kept = Object.entries({ ...targets, [project]: { hosting } }).filter(([id]) =>
    aliases.some((one) => projects[one] === id),
  );
  return {
    [files.firebaserc]: `${JSON.stringify({ projects, targets: Object.fromEntries(kept) }, null, 2)}\n`,
    [files.site]: of('site'),
    [files.functions]: of('functions'),
    [files.mail]: of('mail'),
  };
}

export function writeSettings(root: string, alias: Alias, settings: Settings): string[] {
  const differing = Object.entries(filesFor(root, alias, settings)).filter(
    ([file, text]) => textOf(root, file) !== text,
  );
  for (const [file, text] of differing) replaceFile(path.join(root, file), text);
  return differing.map(([file]) => file);
}
