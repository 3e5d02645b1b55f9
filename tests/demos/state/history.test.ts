import { describe, expect, it } from 'vitest';
import { sample } from '#content/demos/sample.ts';
import { reportOf } from '#demos/analytics/report.ts';
import { highlightsOf, rankSpots, takingsByHour, type HeatQuestion } from '#demos/heatMap/ranking.ts';
import { allOrders } from '#demos/state/allOrders.ts';
import { quickSale } from '#demos/state/quickSale.ts';
import { sampleHistory } from '#demos/state/sampleHistory.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { findSpot } from '#demos/state/sampleSpots.ts';
import { sampleState } from '#demos/state/sampleState.ts';

const sales = { orders: allOrders(sampleState), menu: sampleMenu };
const tuesdayLunch: HeatQuestion = {
  measure: 'profit',
  subject: { kind: 'everything' },
  day: 'tue',
  hours: { from: 11, to: 14 },
};
const week: HeatQuestion = { ...tuesdayLunch, day: undefined, hours: { from: 7, to: 21 } };

describe('the sample week', () => {
  it('has Tuesday on Mission Street make $412 after costs', () => {
    const best = rankSpots(sales, tuesdayLunch)[0];
    expect(best?.spot.name).toBe(sample.spots.mission);
    expect(Math.round((best?.profit ?? 0) / 100)).toBe(412);
  });

  it('has the highest revenue at the market and the highest profit elsewhere', () => {
    expect(rankSpots(sales, { ...week, measure: 'revenue' })[0]?.spot.name).toBe(sample.spots.lantern);
    expect(rankSpots(sales, { ...week, measure: 'profit' })[0]?.spot.name).toBe(sample.spots.foundry);
  });

  it('sells at every spot, in open hours only, each order once', () => {
    const orders = sampleHistory();
    expect(new Set(orders.map(({ spotId }) => spotId)).size).toBe(Object.keys(sample.spots).length);
    expect(orders.every(({ hour }) => hour >= 7 && hour <= 21)).toBe(true);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  });
});

describe('the ranking', () => {
  it('has the hours of the day add up to the spots', () => {
    const bySpot = rankSpots(sales, week).reduce((total, { profit }) => total + profit, 0);
    const byHour = takingsByHour(sales, week).reduce((total, { value }) => total + value, 0);
    expect(byHour).toBe(bySpot);
  });

  it('puts spots without sales last, with zeros', () => {
    expect(rankSpots(sales, tuesdayLunch).at(-1)).toMatchObject({ orders: 0, profit: 0 });
  });

  it('has no best hour without sales', () => {
    expect(highlightsOf(sales, tuesdayLunch, findSpot('lantern'))).toEqual({
      bestHour: undefined,
      bestSeller: undefined,
    });
  });
});

describe('the report', () => {
  it('moves by exactly the order that is sold', () => {
    const after = quickSale('one')(sampleState);
    const order = after.queue[0]!.order;
    const [was, is] = [reportOf(sampleState, 'tue'), reportOf(after, 'tue')];
    expect(is.total.orders - was.total.orders).toBe(1);
    expect(is.total.profit - was.total.profit).toBe(order.profit);
    expect(is.hours.find(({ hour }) => hour === order.hour)?.mine).toBe(1);
  });

  it('of another day does not move', () => {
    expect(reportOf(quickSale('one')(sampleState), 'wed').total).toEqual(reportOf(sampleState, 'wed').total);
  });

  it('of a day is a part of the week', () => {
    expect(reportOf(sampleState).total.orders).toBeGreaterThan(reportOf(sampleState, 'tue').total.orders);
  });
});
