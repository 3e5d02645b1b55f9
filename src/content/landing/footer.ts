import { brand } from '../brand.ts';

/** The foot of every public page. Its anchors work from any of them. */
export const footer = {
  label: 'Everything on this site',
  motto: 'Know which spots make money.',
  groups: [
    {
      title: 'Company',
      links: [
        { label: 'About', href: '/#about' },
        { label: 'Team', href: '/#team' },
        { label: 'Careers', href: '/#careers' },
        { label: 'Press', href: '/#press' },
      ],
    },
    {
      title: 'Product',
      links: [
        { label: 'Features', href: '/#features' },
        { label: 'Pricing', href: '/#pricing' },
        { label: 'Testimonials', href: '/#testimonials' },
        { label: 'FAQ', href: '/#faq' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Help', href: '/#help' },
        { label: 'Contact', href: '/#contact' },
        { label: 'API', href: '/#api' },
        { label: 'Status', href: '/#status' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Terms of Use', href: '/terms-of-use' },
        { label: 'Privacy Notice', href: '/privacy-notice' },
        { label: 'Cookies', href: '/cookies' },
        { label: 'Sitemap', href: '/sitemap.xml' },
      ],
    },
  ],
  social: {
    label: `${brand.name} on other sites`,
    newTab: '(opens in a new tab)',
    links: [
      { label: 'Facebook', href: brand.social.facebook },
      { label: 'Twitter', href: brand.social.twitter },
      { label: 'Instagram', href: brand.social.instagram },
      { label: 'LinkedIn', href: brand.social.linkedin },
    ],
  },
  pause: { label: 'Pause animations', pausedLabel: 'Animations paused' },
  copyright: (year: number) => `© ${year} ${brand.name}`,
} as const;
