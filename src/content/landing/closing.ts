import { hero } from './hero.ts';

const [today, then] = hero.promises;

export const closing = {
  id: 'start',
  title: `Start for ${today}`,
  lead: `${then}. Pause for the season or cancel in two clicks, no fee.`,
  slip: hero.slip,
} as const;
