import { hero } from './hero.ts';

const [today, then] = hero.promises;

/** The end of the landing page. */
export const closing = {
  id: 'start',
  title: `Start for ${today}`,
  lead: `${then}. Pause for the season or cancel in two clicks, no fee.`,
  slip: hero.slip,
} as const;
