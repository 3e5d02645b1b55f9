import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';

const { supportEmail: mail, name } = brand;
const { hours } = limits.supportReply;

function letter(subject: string): string {
  return `mailto:${mail}?subject=${encodeURIComponent(`${name}: ${subject}`)}`;
}

/** About the company, and the targets of the footer's anchors: short and true answers under three headings. Links write to the
 * support address, most with a subject. */
export const company = {
  id: 'company',
  title: `About ${name}`,
  about: {
    id: 'about',
    body: `${name} is for people who sell from a truck, a cart or a stall: menu, point of sale, staff, and maps that show which spot pays. One product, two plans, and a free trial before your first charge.`,
  },
  groups: [
    {
      title: 'Who we are',
      blocks: [
        {
          id: 'team',
          title: 'Team',
          body: `Your email goes straight to the people who run ${name}.`,
          link: { label: 'Write to them', href: `mailto:${mail}` },
        },
        {
          id: 'careers',
          title: 'Careers',
          body: 'We’ll post new positions here first.',
        },
      ],
    },
    {
      title: 'Press and praise',
      blocks: [
        {
          id: 'press',
          title: 'Press',
          body: 'Need facts, pictures or the logo?',
          link: { label: 'Ask for them', href: letter('press') },
        },
        {
          id: 'testimonials',
          title: 'Testimonials',
          body: 'None yet. We’ll only publish an owner’s own words, with their name and permission.',
          link: { label: 'Send us a testimonial', href: letter('my testimonial') },
        },
      ],
    },
    {
      title: 'When you need us',
      blocks: [
        {
          id: 'help',
          title: 'Help',
          body: 'Start with the questions on this page.',
          link: { label: 'Open the help pages', href: brand.helpUrl, newTab: true },
        },
        {
          id: 'api',
          title: 'API',
          body: 'Need your sales in another app?',
          link: { label: 'Tell us which', href: letter('API') },
        },
        {
          id: 'status',
          title: 'Status',
          body: `We aim for ${limits.availability.percent}% availability and an answer within ${hours} hours.`,
          link: { label: 'Report a problem', href: letter('something isn’t working') },
        },
      ],
    },
  ],
} as const;
