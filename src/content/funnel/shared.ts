import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { brand } from '../brand.ts';

export const shared = {
  /** The four steps of the progress bar, in order. */
  steps: {
    label: 'Sign-up progress',
    names: ['Account', 'Plan', 'Payment', 'Confirmation'],
    done: 'done',
    footer: 'About this sign-up',
  },

  /** Internal and external pages that the funnel's texts link to. */
  links: {
    terms: { label: 'Terms of Use', href: paths.termsOfUse },
    privacy: { label: 'Privacy Notice', href: paths.privacyNotice },
    help: { label: 'Help', href: brand.helpUrl },
    support: { label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
    account: { label: 'Account', href: pathIn(language, paths.account) },
    dashboard: { label: 'Open dashboard', href: brand.dashboardUrl },
  },

  logout: 'Logout',
  retry: 'Try again',
  email: 'Email',
  loading: 'Loading...',
  failedHeading: 'This page couldn’t be loaded',
} as const;

/** Texts of the app's shell, for browsers that run no script or an older one. */
export const shell = {
  noScript: 'Signing up needs JavaScript. Please turn it on and load this page again.',
  oldBrowser: 'Still loading? Signing up needs Safari 16.4, Chrome 111, Edge 111, Firefox 125 or newer.',
} as const;
