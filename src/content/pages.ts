import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { brand } from './brand.ts';

// With this annotation the bundler drops the titles that a screen does not use.
/* @__NO_SIDE_EFFECTS__ */
export function documentTitle(heading: string): string {
  return `${heading} | ${brand.name}`;
}

export const pageTitles = {
  landing: `${brand.name}: know which spots make money`,
  privacyNotice: documentTitle('Privacy Notice'),
  termsOfUse: documentTitle('Terms of Use'),
  cookies: documentTitle('Cookies'),
} as const;

export const pageDescriptions: Readonly<Record<keyof typeof pageTitles, string>> = {
  landing: `${brand.name} shows food truck owners which spots make money, and runs menu, orders and staff on the tablet they already own. Your first subscription starts with a free trial.`,
  privacyNotice: `What ${brand.name} collects, why, where it is kept and how to have it deleted.`,
  termsOfUse: `What you and ${brand.name} agree on: free trial, charges, canceling, availability and support.`,
  cookies: `What ${brand.name} keeps in your browser, and why there is no banner to click away.`,
};

/** The required device, for search engines. */
export const runsOn = 'Any tablet with a current web browser';

/** The first link of every page; `app.html` repeats its text. */
export const skipToContent = 'Skip to content';

/** The page for every unknown URL. */
export const notFound = {
  title: documentTitle('Page not found'),
  heading: 'There’s no page here',
  /** On the landing page, to which a browser goes on. */
  onLanding: 'We couldn’t find that page. Here’s the home page.',
  explanation: 'The address may be mistyped, or the page may have moved. Nothing you saved is lost.',
  links: [
    { label: 'Go to the home page', href: paths.landing },
    { label: 'Sign in, or start a free trial', href: pathIn(language, paths.signIn) },
  ],
} as const;

/** The text on the preview image of a shared link. */
export const socialImage = {
  lines: ['Know which spots', 'make money'],
  below: 'Maps, menu and point of sale on the tablet you already own',
  alt: `${brand.name}: know which spots make money. Maps, menu and point of sale on the tablet you already own.`,
} as const;

/** The screen for unexpected errors (R-ERROR-SCREEN). */
export const unexpectedError = {
  title: 'This page stopped working',
  safe: 'Nothing you saved is lost, and this error didn’t charge anything.',
  /** The text before and after the support address. */
  advice: {
    before: 'Load the page again. If it stops again, write to ',
    after: ' and tell us the message below.',
  },
  reload: 'Load the page again',
  start: 'Go to the home page',
  /** The specification's heading of the message. */
  heading: 'Unexpected Application Error!',
} as const;
