import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';

const { supportEmail: mail, name } = brand;
const { hours } = limits.supportReply;

function letter(subject: string): string {
  return `mailto:${mail}?subject=${encodeURIComponent(`${name}: ${subject}`)}`;
}

/** Company information, and the targets of the footer's anchors: short and true answers under three headings. */
export const company = {
  id: 'company',
  title: `About ${name}`,
  about: {
    id: 'about',
    body: `${name} is for people who sell from a truck, a cart or a stall: menu, till, staff, and maps that say which spot pays. One product, two plans, a free trial before each.`,
  },
  groups: [
    {
      title: 'Who we are',
      blocks: [
        {
          id: 'team',
          title: 'Team',
          body: `Your mail reaches the people who run ${name}.`,
          link: { label: mail, href: `mailto:${mail}` },
        },
        {
          id: 'careers',
          title: 'Careers',
          body: 'No open position right now. The next one appears here first. A letter is always welcome.',
          link: { label: 'Write about working with us', href: letter('working with you') },
        },
      ],
    },
    {
      title: 'What people say',
      blocks: [
        {
          id: 'press',
          title: 'Press',
          body: 'Ask for facts, pictures or the mark, and say when you need them.',
          link: { label: 'Ask as a journalist', href: letter('press') },
        },
        {
          id: 'testimonials',
          title: 'Testimonials',
          body: 'The first words here will be an owner’s, with their name and their consent. Yours are welcome, good or bad.',
          link: { label: 'Send your words', href: letter('my words') },
        },
      ],
    },
    {
      title: 'When you need us',
      blocks: [
        {
          id: 'help',
          title: 'Help',
          body: `Start with the questions on this page. Then there are help pages, and mail.`,
          link: { label: 'Open the help pages', href: brand.helpUrl, newTab: true },
        },
        {
          id: 'api',
          title: 'API',
          body: 'A public API is not open yet. Tell us what it should reach.',
          link: { label: 'Tell us what to connect', href: letter('API') },
        },
        {
          id: 'status',
          title: 'Status',
          body: `We aim for ${limits.availability.percent}% availability. We answer within ${hours} hours. Something does not answer? Write to us; the till sells on meanwhile.`,
          link: { label: 'Report a problem', href: letter('something does not answer') },
        },
      ],
    },
  ],
} as const;
