import type { Journey } from '../journey.ts';
import { theAccount } from './account.ts';
import { beforeTheApp } from './beforeTheApp.ts';
import { browserError } from './browserError.ts';
import { byTouch, tryingTheDemos } from './demos.ts';
import { freeThenNewPassword } from './freeAndReset.ts';
import { readingTheLandingPage } from './landing.ts';
import { loadedAhead } from './loadedAhead.ts';
import { offline } from './offline.ts';
import { olderWithoutStorage } from './olderBrowser.ts';
import { payingInPayPalsWindow } from './paying.ts';
import { googleBlocked, googleThenPayPalsPage } from './redirects.ts';
import { refusedOnTheWay } from './refusals.ts';
import { plantedFaults } from './plantedFaults.ts';
import { renderedAhead } from './renderedAhead.ts';
import { stillHero } from './stillHero.ts';

/** Of owners who pay, which take half of the time of all. */
export const paying: readonly Journey[] = [
  payingInPayPalsWindow,
  googleThenPayPalsPage,
  googleBlocked,
  theAccount,
];

/** All others. */
export const visiting: readonly Journey[] = [
  refusedOnTheWay,
  freeThenNewPassword,
  stillHero,
  readingTheLandingPage,
  tryingTheDemos,
  byTouch,
  beforeTheApp,
  loadedAhead,
  renderedAhead,
  offline,
  olderWithoutStorage,
  plantedFaults,
  browserError,
];

/** Everything that must work in every engine. */
export const journeys: readonly Journey[] = [...paying, ...visiting];
