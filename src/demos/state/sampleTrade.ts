import type { SampleItemId } from './sampleMenu.ts';
import type { HourRange, Weekday } from './moment.ts';
import type { SpotId } from './sampleSpots.ts';

/** Weights of items; an item that is not named is never ordered. */
export type Taste = Partial<Record<SampleItemId, number>>;

/** Some hours on some days at one spot. */
export interface Trade {
  spot: SpotId;
  days: readonly Weekday[];
  hours: HourRange;
  /** The busiest hour; orders fall off around it. */
  peak: number;
  /** Orders in the busiest hour. */
  orders: number;
  taste: Taste;
}

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const weekend = ['sat', 'sun'] as const;

const breakfast: Taste = { coldBrew: 9, churros: 4, horchata: 2, mushroom: 1 };
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
const study: Taste = { coldBrew: 8, mushroom: 3, pork: 2, elote: 2, churros: 2 };

/** The sample week: who is hungry where, when and for what. Made up, and the same for every visitor. */
export const trades: readonly Trade[] = [
  { spot: 'tram', days: workdays, hours: { from: 7, to: 9 }, peak: 8, orders: 15, taste: breakfast },
  { spot: 'tram', days: workdays, hours: { from: 16, to: 18 }, peak: 17, orders: 6, taste: dumplingLunch },
  { spot: 'college', days: workdays, hours: { from: 8, to: 10 }, peak: 9, orders: 10, taste: study },
  { spot: 'college', days: workdays, hours: { from: 14, to: 17 }, peak: 15, orders: 9, taste: study },
  {
    spot: 'mission',
    days: ['tue', 'wed', 'thu'],
    hours: { from: 11, to: 14 },
    peak: 12,
    orders: 22,
    taste: tacoLunch,
  },
  {
    spot: 'mission',
    days: ['mon', 'fri'],
    hours: { from: 11, to: 14 },
    peak: 12,
    orders: 12,
    taste: tacoLunch,
  },
  {
    spot: 'ropewalk',
    days: workdays,
    hours: { from: 11, to: 14 },
    peak: 13,
    orders: 9,
    taste: dumplingLunch,
  },
  { spot: 'foundry', days: workdays, hours: { from: 11, to: 13 }, peak: 12, orders: 6, taste: tacoLunch },
  { spot: 'harbor', days: workdays, hours: { from: 12, to: 16 }, peak: 13, orders: 7, taste: family },
  { spot: 'harbor', days: weekend, hours: { from: 11, to: 18 }, peak: 14, orders: 19, taste: family },
  { spot: 'juniper', days: ['tue', 'thu'], hours: { from: 11, to: 13 }, peak: 12, orders: 5, taste: family },
  { spot: 'juniper', days: weekend, hours: { from: 9, to: 16 }, peak: 12, orders: 14, taste: family },
  { spot: 'juniper', days: ['wed', 'fri'], hours: { from: 15, to: 18 }, peak: 16, orders: 8, taste: family },
  {
    spot: 'foundry',
    days: ['wed', 'thu', 'fri', 'sat'],
    hours: { from: 17, to: 21 },
    peak: 19,
    orders: 16,
    taste: night,
  },
  {
    spot: 'lantern',
    days: ['thu', 'fri', 'sat', 'sun'],
    hours: { from: 17, to: 21 },
    peak: 20,
    orders: 21,
    taste: night,
  },
];
