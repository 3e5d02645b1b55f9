import { brand } from './brand.ts';

/** Words of the landing page that no section has taken with it yet. */
export const landing = {
  header: {
    label: 'Site',
    signUp: 'Sign Up',
    dashboard: { label: 'Dashboard', href: brand.dashboardUrl },
  },

  hero: {
    title: 'Take control of your food truck with smart geolocation intelligence',
    body: 'Maps show which spots actually make money. No special hardware required: it runs on the tablet you already own.',
    start: 'Get Started',
    prices: { label: 'See prices', href: '#pricing' },
  },

  footer: {
    label: 'About this site',
    links: [
      { label: 'Pricing', href: '/#pricing' },
      { label: 'Terms of Use', href: '/terms-of-use' },
      { label: 'Privacy Notice', href: '/privacy-notice' },
      { label: 'Cookies', href: '/cookies' },
      { label: `Write to ${brand.supportEmail}`, href: `mailto:${brand.supportEmail}` },
    ],
    copyright: (year: number) => `© ${year} ${brand.name}`,
  },
} as const;
