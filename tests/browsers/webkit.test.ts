import { testJourneys } from './engineTests.ts';
import { visiting } from './journeys/all.ts';

testJourneys('webkit', visiting);
