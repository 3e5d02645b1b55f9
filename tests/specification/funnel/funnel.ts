import type { Area } from '../row.ts';
import { section2 } from './section2.ts';
import { section4 } from './section4.ts';
import { section5 } from './section5.ts';
import { section8 } from './section8.ts';
import { section9 } from './section9.ts';

/** The sign-up area, with the rules every screen of it shares. */
export const funnel: Area = {
  name: 'funnel',
  text: 'tests/specification/funnel/specification.md',
  rows: [...section2, ...section4, ...section5, ...section8, ...section9],
};
