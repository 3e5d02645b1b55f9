import { home, prefix, prefixes, type Language } from './language.ts';
import type { PublicPlanName } from './plan.ts';

/** Separates the files of one language from those of the first. */
const suffix = prefix.replace('/', '-');

/**
 * Every address of the site. No other file spells one: links, redirects, e-mails, PayPal's way back, sitemap and robots
 * all read this list, and a test compares firebase.json with it.
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
  /** The owner's own page; the payment provider sends the owner back here after a change. */
  account: '/account',
  /** The target of Firebase's reset links; the reset screen answers here as well. */
  adminResetPassword: '/admin/reset-password',
} as const;

/** A page that an owner returns to after signing in: the account, also with one of its invoices open. */
export type ReturnPath = typeof paths.account | `${typeof paths.account}?receipt=${string}`;

/** A stored text as a page to return to; undefined for any other text. */
export function returnPathIn(text: string): ReturnPath | undefined {
  return /^\/account(?:\?receipt=[\w-]+)?$/u.test(text) ? (text as ReturnPath) : undefined;
}

/** Files beside the pages, by their address. */
export const sitePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: `/manifest${suffix}.webmanifest`,
  languageModels: '/llms.txt',
  serviceWorker: `/serviceWorker${suffix}.js`,
} as const;

/** The path under which the functions answer. */
export const apiPrefix = '/api';

/** Prefixes of addresses that no search engine should list. A function, so that only the build of the site contains it. */
export const unlistedPrefixes = () => [`${paths.signUp}/`, paths.account, '/admin/', `${apiPrefix}/`];

/** The address of a call or of the webhook, by its name. */
export function apiPath(name: string): string {
  return `${apiPrefix}/${name}`;
}

/** The address to which PayPal sends its events. */
export const webhookPath = apiPath('paypalWebhook');

/** The address of a public page in another language. */
export function pathIn(language: Language, path: string): string {
  const rest = path === paths.landing ? '' : path.slice(prefix.length);
  return `${prefixes[language]}${rest}` || '/';
}

/** A part of the landing page by its element's id, for a link from any page of the site. */
export function sectionPath<Id extends string>(id: Id): `/#${Id}` {
  return `${paths.landing}#${id}`;
}

/** The plan screen with a plan selected. */
export function plansPath(plan: PublicPlanName): string {
  return `${paths.plans}?plan=${plan}`;
}

/** The payment screen for a plan, by the plan's name. The payment provider sends the owner back here. */
export function checkoutPath(plan: string): string {
  return `${paths.checkout}?plan=${plan}`;
}

/** The query parameter after a cancellation on the payment provider's own page. */
export const cancelledParameter = 'cancelled';

/** The payment screen for a plan, to which the payment provider sends an owner who cancelled. */
export function cancelledCheckoutPath(plan: string): string {
  return `${checkoutPath(plan)}&${cancelledParameter}=1`;
}

/** The screen that a sign-in link opens. Encoded, so that a `+` in the e-mail address survives. */
export function verifyEmailPath(email: string): string {
  return `${paths.verifyEmail}?email=${encodeURIComponent(email)}`;
}

/** The reset screen for the code of a reset link. */
export function resetPath(oobCode: string): string {
  return `${paths.adminResetPassword}?${new URLSearchParams({ oobCode, mode: 'resetPassword' }).toString()}`;
}
