import { testJourneys } from './engineTests.ts';
import { journeys } from './journeys/all.ts';

testJourneys('chromium', journeys);
