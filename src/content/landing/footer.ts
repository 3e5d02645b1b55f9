import { language } from '#domain/language.ts';
import { pathIn, paths, sectionPath, sitePaths } from '#domain/paths.ts';
import { brand } from '../brand.ts';
import { social } from '../social.ts';

/** The footer of every public page. Its anchors work on all of them. */
export const footer = {
  label: 'Everything on this site',
  motto: 'Know which spots make money.',
  groups: [
    {
      title: 'Company',
      links: [
        { label: 'About', href: sectionPath('about') },
        { label: 'Team', href: sectionPath('team') },
        { label: 'Careers', href: sectionPath('careers') },
        { label: 'Press', href: sectionPath('press') },
      ],
    },
    {
      title: 'Product',
      links: [
        { label: 'Features', href: sectionPath('features') },
        { label: 'Pricing', href: sectionPath('pricing') },
        { label: 'Testimonials', href: sectionPath('testimonials') },
        { label: 'FAQ', href: sectionPath('faq') },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Help', href: sectionPath('help') },
        { label: 'Contact', href: sectionPath('contact') },
        { label: 'API', href: sectionPath('api') },
        { label: 'Account', href: pathIn(language, paths.account) },
        { label: 'Status', href: sectionPath('status') },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Terms of Use', href: paths.termsOfUse },
        { label: 'Privacy Notice', href: paths.privacyNotice },
        { label: 'Cookies', href: paths.cookies },
        { label: 'Sitemap', href: sitePaths.sitemap },
      ],
    },
  ],
  social: {
    label: `${brand.name} on other sites`,
    newTab: '(opens in a new tab)',
    links: [
      { label: 'Facebook', href: social.facebook },
      { label: 'Twitter', href: social.twitter },
      { label: 'Instagram', href: social.instagram },
      { label: 'LinkedIn', href: social.linkedin },
    ],
  },
  pause: { label: 'Pause animations', pausedLabel: 'Animations paused' },
  copyright: (year: number) => `© ${year} ${brand.name}`,
} as const;
