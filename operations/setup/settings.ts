import { isEmail } from '#domain/email.ts';
import { hstsValues } from './hsts.ts';

/** One question of setup. */
export interface Setting {
  question: string;
  /** The fault in an answer, given the earlier answers; null if it is valid. */
  check: (answer: string, known: Known) => string | null;
  /** The suggested answer if none is known yet. */
  suggestion?: (known: Known) => string | undefined;
}

/** Name of a setting, which is also its flag. */
export type SettingName =
  | 'project-id'
  | 'site'
  | 'storybook-site'
  | 'site-url'
  | 'api-key'
  | 'auth-domain'
  | 'hsts'
  | 'support-email'
  | 'alert-email'
  | 'dashboard-url'
  | 'help-url'
  | 'seller-name'
  | 'seller-address'
  | 'smtp'
  | 'mail-from'
  | 'database-region'
  | 'app-check-site-key'
  | 'app-id'
  | 'sentry-dsn';

/** Every setting with its answer. */
export type Settings = Readonly<Record<SettingName, string>>;

type Known = Readonly<Partial<Record<SettingName, string>>>;

const id = (answer: string) =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u.test(answer) ? null : 'Six to 30 small letters, digits and hyphens.';

function address(answer: string): string | null {
  const url = URL.parse(answer);
  if (url?.protocol !== 'https:') return 'An address that begins with https://.';
  return url.hostname.endsWith('.example') ? 'That is a placeholder.' : null;
}

const origin = (answer: string) =>
  address(answer) ??
  (URL.parse(answer)?.origin === answer ? null : 'Without a path and without a slash at its end.');

const host = (answer: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/u.test(answer) ? null : 'A host, without https://.';

/** Rejects the Google address of another project or site, because it would lead to a stranger's site. */
function ownName(name: string | undefined, { 'project-id': project, site }: Known): string | null {
  const [, label] = /^([^.]+)\.(?:web\.app|firebaseapp\.com)$/u.exec(name ?? '') ?? [];
  if (label === undefined || project === undefined || label === project || label === site) return null;
  return `It belongs to the project ${label}, not to ${project}.`;
}

const email = (answer: string) =>
  isEmail(answer) && !answer.endsWith('.example') ? null : 'An e-mail address that exists.';

/** Rejects text that an env file cannot hold as it is. */
function words(answer: string): string | null {
  if (answer.trim() === '' || answer.includes('(placeholder)')) return 'A name or an address that exists.';
  return /["\\$`\n]/u.test(answer) ? 'Without quotation marks, dollar signs and backslashes.' : null;
}

/** Makes an answer optional. */
const orNothing =
  (check: (answer: string) => string | null) =>
  (answer: string): string | null =>
    answer === '' ? null : check(answer);

/** The questions, in this order. */
export const settings: Readonly<Record<SettingName, Setting>> = {
  'project-id': { question: 'Id of the Firebase project', check: id },
  site: {
    question: 'Hosting site of the product',
    check: id,
    suggestion: ({ 'project-id': project }) => project,
  },
  'storybook-site': {
    question: 'Hosting site of the design system',
    check: id,
    suggestion: ({ 'project-id': project }) => `${project ?? ''}-storybook`.slice(0, 30),
  },
  'site-url': {
    question: 'The site’s address',
    check: (answer, known) => origin(answer) ?? ownName(URL.parse(answer)?.hostname, known),
    suggestion: ({ site }) => `https://${site ?? ''}.web.app`,
  },
  'api-key': {
    question: 'Web API key (Firebase console, project settings; it is public)',
    check: (answer) =>
      /^AIza[\w-]{35}$/u.test(answer) ? null : 'It begins with AIza and has 39 characters.',
  },
  'auth-domain': {
    question: 'Host of Google’s sign-in',
    check: (answer, known) => host(answer) ?? ownName(answer, known),
    suggestion: ({ 'project-id': project }) => `${project ?? ''}.firebaseapp.com`,
  },
  hsts: {
    question: 'What browsers may reach by https alone: site, subdomains or preload',
    check: (answer) => (Object.hasOwn(hstsValues, answer) ? null : 'site, subdomains or preload.'),
    suggestion: () => 'site',
  },
  'support-email': { question: 'Address owners write to', check: email },
  'alert-email': {
    question: 'Address for alerts and the weekly report (nothing: no report, alerts to the support address)',
    check: orNothing(email),
    suggestion: (known) => known['support-email'],
  },
  'dashboard-url': { question: 'Address of the dashboard', check: address },
  'help-url': { question: 'Address of the help pages', check: address },
  'seller-name': { question: 'Legal name of the business that sells', check: words },
  'seller-address': {
    question: 'Postal address of that business, a semicolon between its lines',
    check: (answer) =>
      words(answer) ?? (answer.split(';').every((line) => line.trim()) ? null : 'A line is empty.'),
  },
  smtp: {
    question: 'Mail server, without a password, such as smtps://user@smtp.provider.com:465',
    check: (answer) =>
      /^smtps?:\/\/([^:/]+@)?[^:@/]+:\d+$/u.test(answer)
        ? null
        : 'smtps://user@host:port, without a password.',
  },
  'mail-from': {
    question: 'Sender of the e-mails',
    check: email,
    suggestion: (known) => known['support-email'],
  },
  'database-region': {
    question: 'Location of the Firestore database (Firebase console, Firestore)',
    check: (answer) => (/^[a-z]+[a-z0-9-]*\d$/u.test(answer) ? null : 'Such as nam5, eur3 or us-central1.'),
    suggestion: () => 'nam5',
  },
  'app-check-site-key': {
    question: 'Site key of reCAPTCHA Enterprise for App Check (nothing: without App Check)',
    check: orNothing((answer) =>
      /^[\w-]{40}$/u.test(answer) ? null : 'It has 40 letters, digits, hyphens and underscores.',
    ),
    suggestion: () => '',
  },
  'app-id': {
    question: 'App ID of the web app (Firebase console, project settings; only App Check needs it)',
    check: orNothing((answer) =>
      /^\d+:\d+:web:[0-9a-f]+$/u.test(answer) ? null : 'Such as 1:1234567890:web:0123456789abcdef.',
    ),
    suggestion: () => '',
  },
  'sentry-dsn': {
    question: 'DSN of your project at Sentry, for errors in browsers (nothing: without Sentry)',
    check: orNothing((answer) =>
      /^https:\/\/\w+@[\w.-]+(?:\/[\w-]+)*\/\d+$/u.test(answer)
        ? null
        : 'Such as https://key@o1.ingest.sentry.io/42.',
    ),
    suggestion: () => '',
  },
};

/** The names of all settings, in the order of the questions. */
export const settingNames = Object.keys(settings) as SettingName[];
