import type { SampleItemId } from './sampleMenu.ts';
import type { HourRange, Weekday } from './moment.ts';
import type { SpotId } from './sampleSpots.ts';

/** Weights of items; omitted items are never ordered. */
export type Taste = Partial<Record<SampleItemId, number>>;

/** A visit: some hours at one spot. */
export interface Stop {
  spot: SpotId;
  hours: HourRange;
  /** The busiest hour; the number of orders decreases around it. */
  peak: number;
  /** Orders in the busiest hour. */
  orders: number;
  taste: Taste;
}

/** The number of full weeks before the current one; the map shows their averages. */
export const fullWeeks = 8;

const breakfast: Taste = { asada: 5, mushroom: 4, alPastor: 3, churros: 4, coldBrew: 5, horchata: 2 };
const tacoLunch: Taste = {
  alPastor: 7,
  asada: 6,
  fish: 4,
  mushroom: 3,
  elote: 2,
  limeade: 4,
  horchata: 2,
  pork: 1,
};
const dumplingLunch: Taste = { pork: 6, shrimp: 3, wontons: 3, cucumber: 4, limeade: 3, alPastor: 1 };
const family: Taste = { churros: 7, elote: 5, horchata: 5, limeade: 5, fish: 3, mushroom: 2, coldBrew: 2 };
const night: Taste = { wontons: 7, pork: 6, shrimp: 5, asada: 4, cucumber: 3, churros: 3, limeade: 3 };
const study: Taste = { alPastor: 5, mushroom: 4, pork: 2, elote: 2, churros: 2, coldBrew: 4, limeade: 2 };

const lunch: HourRange = { from: 11, to: 14 };
const evening: HourRange = { from: 17, to: 21 };

const tram: Stop = { spot: 'tram', hours: { from: 7, to: 9 }, peak: 8, orders: 13, taste: breakfast };
const college: Stop = { spot: 'college', hours: { from: 8, to: 9 }, peak: 9, orders: 9, taste: study };
const collegeLunch: Stop = { spot: 'college', hours: lunch, peak: 13, orders: 11, taste: study };
const mission: Stop = { spot: 'mission', hours: lunch, peak: 12, orders: 33, taste: tacoLunch };
const ropewalk: Stop = { spot: 'ropewalk', hours: lunch, peak: 13, orders: 13, taste: dumplingLunch };
const foundry: Stop = { spot: 'foundry', hours: lunch, peak: 12, orders: 11, taste: tacoLunch };
const harbor: Stop = { spot: 'harbor', hours: lunch, peak: 13, orders: 15, taste: family };
const juniper: Stop = { spot: 'juniper', hours: lunch, peak: 12, orders: 13, taste: family };
const yardNight: Stop = { spot: 'foundry', hours: evening, peak: 19, orders: 20, taste: night };
const marketNight: Stop = { spot: 'lantern', hours: evening, peak: 20, orders: 26, taste: night };
const quayDay: Stop = { spot: 'harbor', hours: { from: 11, to: 16 }, peak: 14, orders: 23, taste: family };
const parkDay: Stop = { spot: 'juniper', hours: { from: 10, to: 16 }, peak: 12, orders: 18, taste: family };

/**
 * The truck's stops on each day, in driving order: one list for each week, from the current one backwards; after the last
 * list, the first one repeats. The truck has one crew: it is in one place at a time, takes an hour to drive to the next, and
 * rests on Sunday. The data is made up and the same for every visitor.
 */
export const tours: Partial<Record<Weekday, ReadonlyArray<readonly Stop[]>>> = {
  mon: [[juniper], [foundry], [collegeLunch]],
  tue: [
    [tram, mission],
    [tram, mission],
    [ropewalk],
    [tram, mission],
    [juniper],
    [tram, mission],
    [foundry],
    [college, harbor],
    [tram, collegeLunch],
  ],
  wed: [[tram, ropewalk], [mission], [college, foundry]],
  thu: [
    [mission, yardNight],
    [ropewalk, marketNight],
    [juniper, yardNight],
  ],
  fri: [
    [harbor, marketNight],
    [ropewalk, yardNight],
  ],
  sat: [[quayDay], [parkDay], [marketNight]],
};
