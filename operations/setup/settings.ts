import { defaultBrand } from '#domain/brand.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';

/**
 * Names that browsers reach only by https, from the first visit and for two years: the site's own; its subdomains too; or,
 * with `preload`, every subdomain even before the first visit, which takes months to undo (hstspreload.org).
 */
export const hstsValues: Readonly<Record<string, string>> = {
  site: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

export interface Setting {
  question: string;
  /** The fault in an answer, given the earlier answers; null if it is valid. */
  check: (answer: string, known: Known) => string | null;
  /** The suggested answer if none is known yet. */
  suggestion?: (known: Known) => string | undefined;
}

/** Answers by the names of their settings. */
type Known = Readonly<Partial<Record<string, string>>>;

const form = (pattern: RegExp, fault: string) => (answer: string) => (pattern.test(answer) ? null : fault);

const id = form(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u, 'Six to 30 small letters, digits and hyphens.');

function address(answer: string): string | null {
  const url = URL.parse(answer);
  if (url?.protocol !== 'https:') return 'An address that begins with https://.';
  return url.hostname.endsWith('.example') ? 'That is a placeholder.' : null;
}

const origin = (answer: string) =>
  address(answer) ??
  (URL.parse(answer)?.origin === answer ? null : 'Without a path and without a slash at its end.');

/** Rejects the Google address of another project or site, because it would lead to a stranger's site. */
function ownName(name: string | undefined, { 'project-id': project, site }: Known): string | null {
  const [, label] = /^([^.]+)\.(?:web\.app|firebaseapp\.com)$/u.exec(name ?? '') ?? [];
  if (label === undefined || project === undefined || label === project || label === site) return null;
  return `It belongs to the project ${label}, not to ${project}.`;
}

/** Rejects what `isEmail` would clean, such as `Name <…>`: the answer is used as it is, in links too. */
const email = (answer: string) =>
  isEmail(answer) && normalizeEmail(answer) === answer.toLowerCase() && !answer.endsWith('.example')
    ? null
    : 'An e-mail address that exists, with nothing around it.';

/** An address, or a name that mailboxes show and then the address. */
function sender(answer: string): string | null {
  const [, name, address = ''] = /^([^<>]+) <([^<>]+)>$/u.exec(answer) ?? [];
  if (name === undefined) return email(answer);
  // Mail programs read these as syntax: a comma would separate two senders, of which the first has no address.
  if (/[,;:()@]/u.test(name)) return 'Without a comma and without ; : ( ) @ in the name.';
  return words(name) ?? email(address);
}

/** Rejects text that an env file cannot hold as it is. */
function words(answer: string): string | null {
  if (answer.trim() === '' || answer.includes('(placeholder)')) return 'A name or an address that exists.';
  return /["\\$`\n]/u.test(answer) ? 'Without quotation marks, dollar signs and backslashes.' : null;
}

/**
 * A mail server that the extension can use. It always logs in, as the user here. `smtps` encrypts from the first byte, as at
 * port 465 and not at 587, and `smtp` later. Google Cloud connects to no port 25.
 */
const mailServer = /^(?:smtps:(?!.*:587$)|smtp:(?!.*:465$))\/\/[^:/]+@[^:@/]+:(?!25$)\d+$/u;

const hostOf = (address: string | undefined) => URL.parse(address ?? '')?.hostname;

/** Makes an answer optional. */
const orNothing =
  (check: (answer: string) => string | null) =>
  (answer: string): string | null =>
    answer === '' ? null : check(answer);

/** A setting that most projects leave empty. */
const optional = (pattern: RegExp, fault: string) => ({
  check: orNothing(form(pattern, fault)),
  suggestion: () => '',
});

const questions = {
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
    check: (answer, known) => origin(answer) ?? ownName(hostOf(answer), known),
    suggestion: ({ site }) => `https://${site ?? ''}.web.app`,
  },
  'api-key': {
    question: 'Web API key (Firebase console, project settings; it is public)',
    check: form(/^AIza[\w-]{35}$/u, 'It begins with AIza and has 39 characters.'),
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
    check: form(mailServer, 'smtps://user@host:465 or smtp://user@host:587, without a password.'),
  },
  'mail-from': {
    question: 'Sender of the e-mails',
    check: sender,
    suggestion: (known) => `${defaultBrand.name} <${known['support-email'] ?? ''}>`,
  },
  'database-region': {
    question: 'Location of the Firestore database (Firebase console, Firestore)',
    check: form(/^[a-z]+[a-z0-9-]*\d$/u, 'Such as nam5, eur3 or us-central1.'),
    suggestion: () => 'nam5',
  },
  'app-check-site-key': {
    question: 'Site key of reCAPTCHA Enterprise for App Check (nothing: without App Check)',
    ...optional(/^[\w-]{40}$/u, 'It has 40 letters, digits, hyphens and underscores.'),
  },
  'app-id': {
    question: 'App ID of the web app (Firebase console, project settings; only App Check needs it)',
    ...optional(/^\d+:\d+:web:[0-9a-f]+$/u, 'Such as 1:1234567890:web:0123456789abcdef.'),
  },
  'sentry-dsn': {
    question: 'DSN of your project at Sentry, for errors in browsers (nothing: without Sentry)',
    ...optional(/^https:\/\/\w+@[\w.-]+(?:\/[\w-]+)*\/\d+$/u, 'Such as https://key@o1.ingest.sentry.io/42.'),
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof questions;

export type Settings = Readonly<Record<SettingName, string>>;

export const settings: Readonly<Record<SettingName, Setting>> = questions;

export const settingNames = Object.keys(settings) as SettingName[];
