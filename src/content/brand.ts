function fromEnvironment(value: unknown, placeholder: string): string {
  return typeof value === 'string' && value !== '' ? value : placeholder;
}

/**
 * Who the product is and where its other doors are. Every address can be set when the site is built; the
 * defaults are placeholders under `.example`, which nobody can own (README, "Before you go live").
 */
export const brand = {
  name: 'Curbwise',
  /** The site's own address, without a slash at its end: search engines and shared links are told it. */
  siteUrl: fromEnvironment(import.meta.env.VITE_SITE_URL, 'https://curbwise.example'),
  /** Where owners write for help. */
  supportEmail: fromEnvironment(import.meta.env.VITE_SUPPORT_EMAIL, 'support@curbwise.example'),
  /** The dashboard application, on its own host. */
  dashboardUrl: fromEnvironment(import.meta.env.VITE_DASHBOARD_URL, 'https://dashboard.curbwise.example/'),
  /** The help page the checkout links to. */
  helpUrl: fromEnvironment(import.meta.env.VITE_HELP_URL, 'https://help.curbwise.example/'),
  /** Profiles on other sites. */
  social: {
    facebook: fromEnvironment(import.meta.env.VITE_SOCIAL_FACEBOOK, 'https://facebook.example/curbwise'),
    twitter: fromEnvironment(import.meta.env.VITE_SOCIAL_TWITTER, 'https://twitter.example/curbwise'),
    instagram: fromEnvironment(import.meta.env.VITE_SOCIAL_INSTAGRAM, 'https://instagram.example/curbwise'),
    linkedin: fromEnvironment(
      import.meta.env.VITE_SOCIAL_LINKEDIN,
      'https://linkedin.example/company/curbwise',
    ),
  },
} as const;
