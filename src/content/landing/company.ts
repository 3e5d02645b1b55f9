import { limits } from '#domain/limits.ts';
import { brand } from '../brand.ts';

const { supportEmail: mail, name } = brand;
const { hours } = limits.supportReply;

function letter(subject: string): string {
  return `mailto:${mail}?subject=${encodeURIComponent(`${name}: ${subject}`)}`;
}

/** The targets of the footer's anchors: short and true answers. */
export const company = {
  id: 'company',
  title: `About ${name}`,
  lead: 'Who we are, and where to reach us.',
  blocks: [
    {
      id: 'about',
      title: 'About',
      body: `${name} is for people who sell from a truck, a cart or a stall: menu, till, staff, and maps that say which spot pays. One product, two plans, a free trial before each.`,
    },
    {
      id: 'team',
      title: 'Team',
      body: `Your mail reaches the people who run ${name}. Ask who answered you, and they will tell you.`,
      link: { label: mail, href: `mailto:${mail}` },
    },
    {
      id: 'careers',
      title: 'Careers',
      body: 'No open position right now. The next one appears here first, and a letter is welcome any day.',
      link: { label: 'Write about working with us', href: letter('working with you') },
    },
    {
      id: 'press',
      title: 'Press',
      body: 'Writing about street food, or about us? Ask for facts, pictures or the mark, and say when you need them.',
      link: { label: 'Ask as a journalist', href: letter('press') },
    },
    {
      id: 'testimonials',
      title: 'Testimonials',
      body: `The first words here will be an owner’s, with their name and their consent. If you use ${name}, send us yours, good or bad.`,
      link: { label: 'Send your words', href: letter('my words') },
    },
    {
      id: 'help',
      title: 'Help',
      body: `Start with the questions on this page. Then there are the help pages, and mail: we aim to reply within ${hours} hours.`,
      link: { label: 'Open the help pages', href: brand.helpUrl, newTab: true },
    },
    {
      id: 'api',
      title: 'API',
      body: 'Tell us what you want to connect, your books or your website, and we tell you if it can be done. A public API is not open yet.',
      link: { label: 'Tell us what to connect', href: letter('API') },
    },
    {
      id: 'status',
      title: 'Status',
      body: `We aim for ${limits.availability.percent}% availability and for a reply to support mail within ${hours} hours. Something does not answer? Write to us. The till sells on meanwhile.`,
      link: { label: 'Report a problem', href: letter('something does not answer') },
    },
  ],
} as const;
