import { testJourneys } from './engineTests.ts';
import { paying } from './journeys/all.ts';

// A file of its own, because a driver controls one window and WebKit takes three times as long as Firefox.
testJourneys('webkit', paying);
