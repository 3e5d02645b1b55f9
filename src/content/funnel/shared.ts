import { brand } from '../brand.ts';

/** What every screen of the sign-up area shares. */
export const shared = {
  /** The four steps of the progress bar, in order. */
  steps: {
    label: 'Sign-up progress',
    names: ['Account', 'Plan', 'Payment', 'Confirmation'],
    done: 'done',
    footer: 'About this sign-up',
  },

  /** Pages of this site and beyond that the funnel's texts link to. */
  links: {
    terms: { label: 'Terms of Use', href: '/terms-of-use' },
    privacy: { label: 'Privacy Notice', href: '/privacy-notice' },
    help: { label: 'Help', href: brand.helpUrl },
    support: { label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
    dashboard: { label: 'Open dashboard', href: brand.dashboardUrl },
  },

  logout: 'Logout',
  retry: 'Try again',
  email: 'Email',
  loading: 'Loading...',
  noScript: 'Signing up needs JavaScript. Please switch it on and load this page again.',
  failedHeading: 'This page could not be loaded',
} as const;
