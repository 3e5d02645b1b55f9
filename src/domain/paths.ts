import { home, languages, prefix, prefixes, type Language } from './language.ts';
import type { PublicPlanName } from './plan.ts';

/** The suffix in file names of a language other than the first. */
const suffix = prefix.replace('/', '-');

/**
 * Every path of the site. No other file contains one: links, redirects, e-mails, PayPal's return URLs, sitemap and
 * robots.txt all read this list, and a test compares firebase.json with it. A screen's path has no language, as the router reads it;
 * `pathIn` makes the address in a language.
 */
export const paths = {
  landing: home,
  privacyNotice: `${prefix}/privacy-notice`,
  termsOfUse: `${prefix}/terms-of-use`,
  cookies: `${prefix}/cookies`,
  signUp: '/sign-up',
  signIn: '/sign-up/signin',
  home: '/sign-up/home',
  checkEmail: '/sign-up/check-email',
  verifyEmail: '/sign-up/verify-email',
  register: '/sign-up/register',
  plans: '/sign-up/plans',
  checkout: '/sign-up/checkout',
  final: '/sign-up/final',
  resetPassword: '/sign-up/reset-password',
  /** The account page; the payment provider sends the owner back here after a change. */
  account: '/account',
  /** The targets of links in our e-mails. The secret is in the fragment, which no server sees. */
  papers: '/account/papers',
  confirmBooks: '/account/confirm',
  wayBack: '/account/take-back',
  /** The target of Firebase's reset links; it shows the reset screen too. */
  adminResetPassword: '/admin/reset-password',
} as const;

/** The address of a mailed link. The query, which may be empty, keeps the path whole where a mail gateway writes `#` as `%23`. */
export function secretPath(path: string, secret: string, query = ''): string {
  return `${path}?${query}#${secret}`;
}

/** The anchor of the landing page's line for a visitor who came from an unknown address; shown only there. */
export const lostAnchor = 'not-found';

/** A page that an owner returns to after signing in: the account, optionally with one of its invoices open. */
export type ReturnPath = typeof paths.account | `${typeof paths.account}?receipt=${string}`;

/** Validates a stored text as a return path; undefined for any other text. */
export function returnPathIn(text: string): ReturnPath | undefined {
  return /^\/account(?:\?receipt=[\w-]+)?$/u.test(text) ? (text as ReturnPath) : undefined;
}

export const sitePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: `/manifest${suffix}.webmanifest`,
  languageModels: '/llms.txt',
  serviceWorker: `/serviceWorker${suffix}.js`,
  errorCollector: '/errors.js',
} as const;

export const apiPrefix = '/api';

/** The path of a call or of the webhook, by its name. */
export function apiPath(name: string): string {
  return `${apiPrefix}/${name}`;
}

export const browserErrorsPath = /* @__PURE__ */ apiPath('browserErrors');

export const stepsPath = /* @__PURE__ */ apiPath('steps');

export const webhookPath = /* @__PURE__ */ apiPath('paypalWebhook');

/** The language that a path names by its prefix; undefined for a path that every language shares. */
export function languageOfPath(path: string): Language | undefined {
  return languages.find((language) => {
    const own = prefixes[language];
    return own !== '' && (path === own || path.startsWith(`${own}/`));
  });
}

/** The path of a page or of a screen in a language, from its path in any language. */
export function pathIn(language: Language, path: string): string {
  const named = languageOfPath(path);
  const rest = named ? path.slice(prefixes[named].length) : path;
  return rest === '' || rest === '/' ? prefixes[language] || '/' : prefixes[language] + rest;
}

/** A section of the landing page by its element's id, for a link from any page of the site. */
export function sectionPath<Id extends string>(id: Id): `/#${Id}` {
  return `${paths.landing}#${id}`;
}

export function plansPath(plan: PublicPlanName): string {
  return `${paths.plans}?plan=${plan}`;
}

/** The payment screen for a plan, by the plan's name. The payment provider sends the owner back here. */
export function checkoutPath(plan: string): string {
  return `${paths.checkout}?plan=${plan}`;
}

/** The query parameter after a cancellation on the payment provider's own page. */
export const cancelledParameter = 'cancelled';

/** The payment screen for a plan, where the payment provider sends an owner who canceled. */
export function cancelledCheckoutPath(plan: string): string {
  return `${checkoutPath(plan)}&${cancelledParameter}=1`;
}

/** The screen that a sign-in link opens. Encoded, to preserve a `+` in the e-mail address. */
export function verifyEmailPath(email: string): string {
  return `${paths.verifyEmail}?email=${encodeURIComponent(email)}`;
}

export function resetPath(oobCode: string): string {
  return `${paths.adminResetPassword}?${new URLSearchParams({ oobCode, mode: 'resetPassword' }).toString()}`;
}
