import type { Journey } from '../journey.ts';
import { tryingTheDemos } from './demos.ts';
import { freeThenNewPassword } from './freeAndReset.ts';
import { readingTheLandingPage } from './landing.ts';
import { loadedAhead } from './loadedAhead.ts';
import { offline } from './offline.ts';
import { inAnOlderBrowser } from './olderBrowser.ts';
import { payingInPayPalsWindow } from './paying.ts';
import { googleBlocked, googleThenPayPalsPage } from './redirects.ts';
import { stillHero } from './stillHero.ts';

/** Everything that must work in every engine. */
export const journeys: readonly Journey[] = [
  payingInPayPalsWindow,
  googleThenPayPalsPage,
  googleBlocked,
  freeThenNewPassword,
  stillHero,
  readingTheLandingPage,
  tryingTheDemos,
  loadedAhead,
  offline,
  inAnOlderBrowser,
];
